/** Short soft sounds, made on the spot; off until asked for, and never the only sign of anything. */

import { settings } from './settings.svelte';

export type Sound = 'card' | 'cap' | 'blade' | 'stamp' | 'bell' | 'mug' | 'no' | 'clack';

interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  time: number;
  loud: number;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ wave: 'triangle', from: 190, to: 90, time: 0.07, loud: 0.25 }],
  cap: [{ wave: 'square', from: 1300, to: 900, time: 0.04, loud: 0.07 }],
  blade: [{ wave: 'sawtooth', from: 700, to: 1500, time: 0.07, loud: 0.06 }],
  stamp: [{ wave: 'triangle', from: 120, to: 60, time: 0.1, loud: 0.35 }],
  bell: [
    { wave: 'sine', from: 1568, to: 1560, time: 0.7, loud: 0.16 },
    { wave: 'sine', from: 3136, to: 3130, time: 0.35, loud: 0.05 },
  ],
  mug: [{ wave: 'sine', from: 300, to: 160, time: 0.12, loud: 0.3 }],
  clack: [{ wave: 'triangle', from: 420, to: 180, time: 0.05, loud: 0.3 }],
  no: [{ wave: 'triangle', from: 160, to: 130, time: 0.16, loud: 0.2 }],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const { wave, from, to, time, loud } of TONES[name]) {
    const source = context.createOscillator(),
      volume = context.createGain(),
      now = context.currentTime;
    source.type = wave;
    source.frequency.setValueAtTime(from, now);
    source.frequency.exponentialRampToValueAtTime(to, now + time);
    volume.gain.setValueAtTime(Math.max(0.001, (loud * settings.volume) / 60), now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + time);
    source.connect(volume).connect(context.destination);
    source.start(now);
    source.stop(now + time);
  }
}
