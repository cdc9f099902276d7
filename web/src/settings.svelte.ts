/** What this browser remembers of its owner: name, language, and how the table is to look, move and sound. */

export type Lang = 'pl' | 'en';
export type Theme = 'dark' | 'light';
/** how fast the moves of others are shown */
export const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];
export const SIZES = ['small', 'normal', 'large'] as const;
export type Size = (typeof SIZES)[number];
/** `plain`: colours that differ for every eye */
export const COLOURS = ['house', 'plain'] as const;
export type Colours = (typeof COLOURS)[number];

interface Saved {
  lang: Lang;
  theme: Theme;
  name: string;
  motion: boolean;
  speed: Speed;
  size: Size;
  colours: Colours;
  sound: boolean;
  /** from 0 to 100 */
  volume: number;
  /** ask before a turn is ended with something left to play */
  careful: boolean;
  /** games whose guided first turn is over */
  guided: string[];
}

const KEY = 'kantyna.settings';

const read = (): Partial<Saved> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
  } catch {
    return {}; // a private window, or a value that is not ours
  }
};

const prefers = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

export const firstLang = (asked: string | null, kept: unknown, browser: readonly string[]): Lang => {
  for (const one of [asked, kept, ...browser.map((tag) => tag.slice(0, 2))])
    if (one === 'pl' || one === 'en') return one;
  return 'en';
};

/** A kept value, if it is one that we know. */
const one = <T extends string>(known: readonly T[], kept: unknown): T | undefined =>
  known.find((value) => value === kept);

class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('dark');
  name = $state('');
  motion = $state(true);
  speed = $state<Speed>('normal');
  size = $state<Size>('normal');
  colours = $state<Colours>('house');
  sound = $state(false);
  volume = $state(60);
  careful = $state(false);
  guided = $state<string[]>([]);

  constructor() {
    const kept = read(),
      asked = new URLSearchParams(globalThis.location?.search ?? '');
    this.lang = firstLang(asked.get('lang'), kept.lang, globalThis.navigator?.languages ?? []);
    const theme = asked.get('theme') ?? kept.theme;
    this.theme =
      theme === 'dark' || theme === 'light' ? theme : prefers('(prefers-color-scheme: light)') ? 'light' : 'dark';
    this.name = kept.name ?? '';
    const still = prefers('(prefers-reduced-motion: reduce)');
    this.motion = kept.motion ?? !still;
    this.speed = one(SPEEDS, kept.speed) ?? (still ? 'once' : 'normal');
    this.size = one(SIZES, kept.size) ?? 'normal';
    this.colours = one(COLOURS, kept.colours) ?? 'house';
    this.sound = kept.sound ?? false;
    this.volume = typeof kept.volume === 'number' ? Math.max(0, Math.min(100, kept.volume)) : 60;
    this.careful = kept.careful ?? false;
    this.guided = kept.guided ?? [];
  }

  save(): void {
    const { lang, theme, name, motion, speed, size, colours, sound, volume, careful, guided } = this;
    const saved: Saved = { lang, theme, name, motion, speed, size, colours, sound, volume, careful, guided };
    try {
      localStorage.setItem(KEY, JSON.stringify(saved));
    } catch {
      // a private window keeps nothing, and needs nothing
    }
  }
}

export const settings = new Settings();
