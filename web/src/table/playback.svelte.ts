/** A replay as the page holds it: where it stands, whose eyes it is seen with, how fast it runs. */

import { tick } from 'svelte';
import { api } from '../api';
import { t } from '../lang.svelte';
import { notices } from '../notices.svelte';
import type { Mistake, Option, ReplayInfo, ReplayStep, ReplayStory, ReplayTurn } from '../protocol';
import { rules } from '../rules.svelte';
import { settings } from '../settings.svelte';
import type { Lang } from '../settings.svelte';
import { TableModel } from './model.svelte';
import { Motion } from './motion';

/** eyes of all seats at once, for a game that is over */
export const EVERY_SEAT = -2;
export const SPEEDS = [0.5, 1, 3] as const;
const BEAT = 1100,
  KEPT = 400;

/** The turn that a step belongs to. */
export function turnAt(turns: readonly ReplayTurn[], step: number): number {
  let at = 0;
  turns.forEach((turn, n) => {
    if (turn.step <= step) at = n;
  });
  return at;
}

/** The step at which the turn before (-1) or after (1) begins; backwards, the beginning of this one comes first. */
export function turnStep(turns: readonly ReplayTurn[], step: number, by: -1 | 1, length: number): number {
  const at = turnAt(turns, step);
  if (by > 0) return turns[at + 1]?.step ?? length;
  if (turns[at] && turns[at].step < step) return turns[at].step;
  return turns[at - 1]?.step ?? 0;
}

export class Playback {
  info = $state.raw<ReplayInfo | null>(null);
  step = $state(0);
  /** a seat, -1 for a spectator, or every seat */
  eyes = $state(0);
  speed = $state<number>(1);
  running = $state(false);
  /** everything up to here may be known */
  seen = $state(0);
  spoilt = $state(false);
  answered = $state.raw<Option | null>(null);
  /** the better line that is looked at instead of the game, and how many of its answers are given */
  line = $state.raw<Mistake | null>(null);
  along = $state(0);
  readonly model = new TableModel();
  readonly id: string;
  private lang: Lang = settings.lang;
  private story = $state.raw<ReplayStory>({ lines: [], steps: [], first: 0, story: 0 });
  private readonly kept = new Map<string, Promise<ReplayStep>>();
  private readonly motion = new Motion();
  /** the step that is on the table */
  private shown = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  turn = $derived(this.info ? turnAt(this.info.turns, this.step) : 0);

  async open(at: number | null, eyes: number): Promise<void> {
    this.eyes = eyes;
    this.info = await api.replay(this.id, this.lang);
    this.model.seats = this.info.seats;
    this.model.settings = this.info.settings;
    await this.read();
    const start = Math.max(0, Math.min(this.info.length, at ?? 0));
    this.seen = start;
    await this.go(start);
  }

  async speak(lang: Lang): Promise<void> {
    if (lang === this.lang || !this.info) return;
    this.lang = lang;
    this.kept.clear();
    this.info = await api.replay(this.id, lang);
    await this.read();
    await this.go(this.step);
  }

  async look(eyes: number): Promise<void> {
    this.eyes = eyes;
    await this.read();
    await this.go(this.step);
  }

  async go(step: number): Promise<void> {
    if (!this.info) return;
    this.line = null;
    const to = Math.max(0, Math.min(this.info.length, step)),
      one = to === this.step + 1;
    this.step = to;
    const eyes = this.eyes,
      before = this.shown,
      shown = await this.at(to).catch(() => null);
    if (this.step !== to || this.eyes !== eyes || this.line) return;
    if (!shown) {
      // what is on the table stays true: the number goes back to it
      this.step = before;
      this.run(false);
      return notices.add(t('no-server'));
    }
    this.shown = to;
    const { model } = this,
      moving = settings.motion && one && model.view !== null;
    if (moving) this.motion.before(model.view, shown.view);
    model.view = { ...shown.view, decision: null };
    this.seen = Math.max(this.seen, to);
    model.log = this.story.lines.filter((_, n) => this.story.steps[n] <= to);
    this.answered = shown.answered;
    await tick();
    if (moving) this.motion.after(model.view);
    if (to < this.info.length) void this.at(to + 1);
  }

  /** Look at the better line of a mistake, from the table before it. */
  async follow(mistake: Mistake): Promise<void> {
    this.run(false);
    await this.look(mistake.seat);
    await this.go(mistake.step);
    this.line = mistake;
    await this.walk(0);
  }

  /** The table after so many answers of the line. */
  async walk(at: number): Promise<void> {
    const { line, eyes } = this;
    if (!line) return;
    const to = Math.max(0, Math.min(line.line.length, at)),
      before = this.along;
    this.along = to;
    const shown = await api.lineStep(this.id, line.step, to, eyes, this.lang).catch(() => null);
    if (this.line !== line || this.along !== to) return;
    if (!shown) {
      this.along = before;
      return notices.add(t('no-server'));
    }
    this.model.view = { ...shown.view, decision: null };
  }

  turnTo(by: -1 | 1): void {
    if (this.info) void this.go(turnStep(this.info.turns, this.step, by, this.info.length));
  }

  run(on: boolean): void {
    this.running = on;
    clearTimeout(this.timer);
    if (on) this.beat();
  }

  close(): void {
    this.run(false);
    this.motion.finish();
  }

  private beat(): void {
    this.timer = setTimeout(async () => {
      if (!this.running || !this.info) return;
      if (this.step >= this.info.length) return this.run(false);
      await this.go(this.step + 1);
      this.beat();
    }, BEAT / this.speed);
  }

  private async read(): Promise<void> {
    if (!this.info) return;
    const [words, story] = await Promise.all([
      api.catalogue(this.info.game, this.lang),
      api.story(this.id, this.eyes, this.lang),
    ]);
    this.model.catalogue = words;
    this.story = story;
    rules.game = words.game.key;
    rules.book = new Map(words.rules.map((rule) => [rule.id, rule]));
  }

  private at(step: number): Promise<ReplayStep> {
    const key = `${step}|${this.eyes}|${this.lang}`;
    let asked = this.kept.get(key);
    if (!asked) {
      if (this.kept.size > KEPT) this.kept.clear();
      asked = api.step(this.id, step, this.eyes, this.lang);
      this.kept.set(key, asked);
      asked.catch(() => this.kept.delete(key));
    }
    return asked;
  }
}
