/** The reader's place at a table: the line to the server, and the model that its frames change. */

import { tick } from 'svelte';
import { api } from '../api';
import { t } from '../lang.svelte';
import { layoutOf } from '../layouts';
import { notices } from '../notices.svelte';
import { PROTOCOL } from '../protocol';
import type { ClientFrame, Explained, Happened, Option, ServerFrame, SetStops, TableInfo, Update } from '../protocol';
import { rules } from '../rules.svelte';
import { settings } from '../settings.svelte';
import type { Lang } from '../settings.svelte';
import { lookOf } from '../layouts/verbs';
import { sound } from '../sound';
import { Guide } from './guide.svelte';
import { TableModel } from './model.svelte';
import type { Wire } from './model.svelte';
import { Motion } from './motion';
import { Pace } from './pace';
import { Socket } from './socket';

/** The story after an update: what it takes back is cut, what it adds is added. */
export function retold(log: readonly Happened[], update: Pick<Update, 'first' | 'events'>): Happened[] {
  return [...log.filter((entry) => entry.n < update.first), ...update.events];
}

type Asking = ClientFrame extends infer F ? (F extends { id: number } ? Omit<F, 'id'> : never) : never;

export class Session implements Wire {
  table = $state.raw<TableInfo | null>(null);
  held = $state.raw<number[]>([]);
  host = $state(false);
  /** the server did not answer, or does no longer */
  away = $state(false);
  undoAsked = $state(-1);
  /** where the reader wants to be asked */
  stops = $state<SetStops['wish']>('useful');
  places = $state.raw<string[]>([]);
  /** the last thing that happened, for the live region */
  said = $state('');
  /** another person's turn on this screen */
  curtain = $state<string | null>(null);
  lost = $state('');
  /** of the table that is shown */
  version = $state(0);
  readonly model = new TableModel(this);
  readonly guide = new Guide();
  readonly id: string;
  readonly token: string;
  private readonly socket: Socket;
  private readonly motion = new Motion();
  private readonly pace = new Pace<Update>(
    (update) => void this.show(update),
    () => (this.model.skipping ? 'once' : settings.speed),
  );
  private readonly waiting = new Map<number, (frame: ServerFrame) => void>();
  private next = 1;
  private lang: Lang;

  constructor(id: string, token: string) {
    this.id = id;
    this.token = token;
    this.lang = settings.lang;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new Socket(`${scheme}://${location.host}/api/tables/${id}/play`, {
      hello: () => ({ type: 'hello', protocol: PROTOCOL, token: this.token, language: this.lang, since: 0 }),
      frame: (frame) => this.receive(frame as ServerFrame),
      state: (up) => this.line(up),
    });
  }

  close(): void {
    this.socket.close();
    this.motion.finish();
  }

  /** Whoever presses a key or taps does not wait for pictures. */
  settle(): void {
    this.motion.finish();
  }

  skip(): void {
    if (this.model.myMove) return;
    this.model.skipping = this.held.length > 0;
    this.hasten(true);
    this.motion.finish();
    this.pace.flush();
    this.model.behind = 0;
  }

  /** Where one may pass, bots take their time at the server: it is told whether that is wanted. */
  private hasten(on: boolean): void {
    if (on === this.model.hasty || !this.held.length || !this.model.catalogue?.stops.length) return;
    this.model.hasty = on;
    this.ask({ type: 'hurry', on });
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.ask({ type: 'language', language: lang });
    void this.read();
  }

  answer(option: Option): void {
    sound(lookOf(this.model.layout.verbs, option.verb).sound ?? 'card');
    this.guide.pass(option, this.model.view?.decision?.kind);
    this.hasten(settings.speed === 'fast' || settings.speed === 'once');
    this.ask({ type: 'answer', version: this.version, codes: [option.code] }, (frame) => {
      if (frame.type === 'error') this.refused(frame.text, frame.right);
    });
  }

  undo(): void {
    this.model.choice.forget();
    this.ask({ type: 'undo', version: this.version }, (frame) => {
      if (frame.type === 'error') notices.add(frame.text, { text: frame.right });
    });
  }

  undoAnswer(yes: boolean): void {
    this.undoAsked = -1;
    this.ask({ type: 'undoAnswer', yes });
  }

  hint(): void {
    if (!this.model.canHint || !this.model.myMove)
      return notices.add(t('no-hint-now'), { icon: 'hint', tone: 'plain' });
    notices.add(t('hint-thinking'), { icon: 'hint', tone: 'plain' });
    this.ask({ type: 'hint' }, (frame) => {
      if (frame.type === 'error') return notices.add(frame.text, { text: frame.right, icon: 'hint' });
      if (frame.type !== 'hint' || frame.version !== this.version) return;
      this.model.hinted = frame.code;
      notices.add(t('hint-says', { text: frame.text }), {
        text: frame.reason,
        icon: 'hint',
        tone: 'plain',
        stay: 12000,
      });
    });
  }

  why(card: number, name: string): Promise<Explained | null> {
    return new Promise((resolve) => {
      this.ask({ type: 'why', code: -1, thing: card, name: card < 0 ? name : '' }, (frame) => {
        if (frame.type !== 'why') return resolve(null);
        const first = frame.refusals[0];
        if (first) {
          sound('no');
          notices.add(first.option, { text: first.text, rule: first.rule });
        }
        resolve(frame);
      });
    });
  }

  setStops(wish: SetStops['wish'], places: string[]): void {
    this.stops = wish;
    this.places = places;
    this.ask(
      { type: 'stops', wish, places },
      (frame) => frame.type === 'error' && notices.add(frame.text, { text: frame.right }),
    );
  }

  /** Somebody is gone for long: the machine plays on for them. */
  replace(seat: number, level: number): void {
    this.ask(
      { type: 'replace', seat, level },
      (frame) => frame.type === 'error' && notices.add(frame.text, { text: frame.right }),
    );
  }

  leave(level: number): void {
    this.ask(
      { type: 'leave', level },
      (frame) => frame.type === 'error' && notices.add(frame.text, { text: frame.right }),
    );
  }

  /** Read the game's words in the reader's language. */
  async read(): Promise<void> {
    const game = this.table?.game;
    if (!game) return;
    const lang = this.lang,
      words = await api.catalogue(game, lang);
    if (lang !== this.lang) return;
    this.model.catalogue = words;
    rules.game = words.game.key;
    rules.book = new Map(words.rules.map((rule) => [rule.id, rule]));
    if (this.model.looked) this.model.look(this.model.looked.face.name, this.model.looked.card);
  }

  private ask(frame: Asking, reply?: (frame: ServerFrame) => void): void {
    const id = this.next++;
    if (reply) this.waiting.set(id, reply);
    if (!this.socket.send({ ...frame, id })) {
      this.waiting.delete(id);
      this.refused(t('no-line'), t('no-line-why'));
    }
  }

  private refused(title: string, text: string): void {
    this.model.sent = false;
    this.model.choice.forget();
    sound('no');
    notices.add(title, { text });
  }

  private line(up: boolean): void {
    this.away = !up;
    this.waiting.clear();
    if (up) this.model.sent = false;
  }

  private receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        this.held = frame.held;
        this.model.hasty = false;
        this.host = frame.host;
        this.stops = frame.stops;
        this.places = frame.places;
        this.seats(frame.table);
        return;
      case 'table':
        return this.seats(frame.table);
      case 'update':
        return this.update(frame);
      case 'thinking':
        this.model.thinking = frame;
        return;
      default: {
        const reply = this.waiting.get(frame.id);
        this.waiting.delete(frame.id);
        if (reply) reply(frame);
        else if (frame.type === 'error') this.failed(frame.key, frame.text, frame.right);
      }
    }
  }

  private failed(key: string, text: string, right: string): void {
    if (!this.model.view && !this.table) this.lost = [text, right].filter(Boolean).join(' ');
    else notices.add(text, { text: right, icon: key.includes('limit') ? 'clock' : 'warn' });
  }

  private seats(table: TableInfo): void {
    const fresh = this.table === null;
    this.table = table;
    this.model.seats = table.seats;
    this.model.settings = table.settings;
    if (fresh) {
      void this.read();
      if (this.held.length) this.guide.start(table.game, layoutOf(table.game).guide);
    }
  }

  private update(update: Update): void {
    const mine = update.cause !== 'answer' || this.model.sent || this.held.includes(this.model.view?.asked ?? -1);
    this.pace.add(update, !mine && this.model.view !== null);
    this.model.behind = this.pace.waiting;
  }

  private async show(update: Update): Promise<void> {
    const { model } = this,
      old = model.view,
      moving = settings.motion && update.cause === 'answer' && old !== null;
    if (update.version < this.version && update.cause !== 'undo') return;
    const same = update.version === this.version;
    this.version = update.version;
    model.behind = this.pace.waiting;
    if (moving) this.motion.before(old, update.view);
    // also at the beginning, and when the page is loaded anew: who sits before the screen then is not known
    const turned = this.held.length > 1 && update.view.seat !== null && update.view.seat !== old?.seat;
    if (turned && !update.view.outcome) this.curtain = model.seats[update.view.seat!]?.name ?? '';
    const known = old
      ? new Set(old.zones.flatMap((zone) => (zone.seat < 0 ? zone.things.map((card) => card.id) : [])))
      : null;
    model.fresh = known
      ? new Set(
          update.view.zones.flatMap((zone) =>
            zone.seat < 0
              ? zone.things.filter((card) => card.id >= 0 && !known.has(card.id)).map((card) => card.id)
              : [],
          ),
        )
      : new Set();
    model.view = update.view;
    if (update.view.decision) model.skipping = false;
    model.log = retold(model.log, update);
    model.undoing = update.canUndo;
    model.canHint = update.canHint;
    model.sent = false;
    model.hinted = null;
    model.verdict = null;
    model.thinking = null;
    // a line that was mended brings the same question: what was gathered for it stays
    if (update.cause === 'undo' || (update.cause === 'hello' && !same)) model.choice.forget();
    if (update.undoRefused >= 0 && this.held.includes(this.undoAsked))
      notices.add(t('undo-refused', { name: model.seats[update.undoRefused]?.name ?? '' }), { icon: 'undo' });
    this.undoAsked = update.undoAsked;
    this.said =
      update.cause === 'hello'
        ? ''
        : [...update.events.map((entry) => entry.text), update.view.decision?.prompt ?? ''].filter(Boolean).join(' ');
    await tick();
    if (moving && model.view === update.view) this.motion.after(update.view);
    if (update.view.decision && !old?.decision && update.cause === 'answer') sound('mug');
    model.goOn();
  }
}
