/** The server's HTTP side: games, catalogues, tables, replays. */

import type {
  BroughtDecks,
  AnalysisState,
  Branch,
  Catalogue,
  CreateTable,
  DeckBook,
  DeckHand,
  DeckRead,
  DeckReport,
  DeckWritten,
  Failure,
  Games,
  JoinTable,
  KeepDeck,
  Lobby,
  MatrixNews,
  ReplayInfo,
  ReplayStep,
  ReplayStory,
  ReplayUploaded,
  Seated,
  ServerInfo,
  Shelf,
  ShelfKey,
  ShelfState,
  TableInfo,
} from './protocol';
import { settings } from './settings.svelte';
import type { Lang } from './settings.svelte';

/** How often each card is in a deck, by its name. */
export type Picks = Record<string, number>;
export interface Deck {
  picks: Picks;
  name: string;
}

/** The server said no, and why. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Without a language in the path, words of refusals come in the page's own, not in the browser's. */
async function send(
  path: string,
  body?: unknown,
  token = '',
  signal?: AbortSignal,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Response> {
  const headers: Record<string, string> = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(path.includes('language=') ? path : `${path}?language=${settings.lang}`, {
    method,
    headers,
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    signal,
  });
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => null)) as Failure | null;
  throw new Refused(
    answer.status,
    [failure?.text ?? answer.statusText, failure?.right ?? ''].filter(Boolean).join(' '),
  );
}

const call = async <T>(path: string, body?: unknown, token = ''): Promise<T> =>
  (await (await send(path, body, token)).json()) as T;

const remove = (path: string, token: string): Promise<Response> => send(path, undefined, token, undefined, 'DELETE');

const kept = new Map<string, Promise<Catalogue>>();

const analysisOf = (id: string, lang: Lang): string => `/api/replays/${id}/analysis?language=${lang}`;

export const api = {
  server: (): Promise<ServerInfo> => call<ServerInfo>('/api/server'),
  games: (lang: Lang): Promise<Games> => call(`/api/games?language=${lang}`),
  catalogue(game: string, lang: Lang): Promise<Catalogue> {
    const path = `/api/games/${game}?language=${lang}`;
    const asked = kept.get(path) ?? call<Catalogue>(path);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
    return asked;
  },
  lobby: (lang: Lang): Promise<Lobby> => call(`/api/tables?language=${lang}`),
  table: (id: string): Promise<TableInfo> => call(`/api/tables/${id}`),
  create: (wish: CreateTable, key: string): Promise<Seated> => call('/api/tables', wish, key),
  join: (id: string, wish: JoinTable, key: string): Promise<Seated> => call(`/api/tables/${id}/seats`, wish, key),
  again: (id: string, token: string): Promise<Seated> => call(`/api/tables/${id}/again`, {}, token),
  fill: (id: string, seat: number, level: number, token: string): Promise<TableInfo> =>
    call(`/api/tables/${id}/seats/${seat}/level`, { level }, token),
  replay: (id: string, lang: Lang): Promise<ReplayInfo> => call(`/api/replays/${id}?language=${lang}`),
  step: (id: string, step: number, seat: number, lang: Lang): Promise<ReplayStep> =>
    call(`/api/replays/${id}/steps/${step}?seat=${seat}&language=${lang}`),
  /** the whole story: it comes in pages */
  story: async (id: string, seat: number, lang: Lang): Promise<ReplayStory> => {
    const page = (first: number): Promise<ReplayStory> =>
      call(`/api/replays/${id}/story?seat=${seat}&first=${first}&language=${lang}`);
    const told = await page(0);
    while (told.lines.length < told.story) {
      const more = await page(told.lines.length);
      if (!more.lines.length) break;
      told.lines.push(...more.lines);
      told.steps.push(...more.steps);
    }
    return told;
  },
  analysis: (id: string, lang: Lang): Promise<AnalysisState> => call(analysisOf(id, lang)),
  analyse: (id: string): Promise<AnalysisState> => call(`/api/replays/${id}/analysis`, {}),
  lineStep: (id: string, step: number, at: number, seat: number, lang: Lang): Promise<ReplayStep> =>
    call(`/api/replays/${id}/analysis/lines/${step}/${at}?seat=${seat}&language=${lang}`),
  analysisFile: (id: string, lang: Lang): string => analysisOf(id, lang),
  branch: (id: string, wish: Branch): Promise<Seated> => call(`/api/replays/${id}/branches`, wish),
  upload: (file: string): Promise<ReplayUploaded> => call('/api/replays', file),
  decks: (game: string, lang: Lang): Promise<DeckBook> => call(`/api/decks/${game}?language=${lang}`),
  checkDeck: (game: string, deck: Deck, owned: Picks | null): Promise<DeckReport> =>
    call(`/api/decks/${game}/check`, { ...deck, owned }),
  readDeck: (game: string, text: string): Promise<DeckRead> => call(`/api/decks/${game}/read`, { text }),
  writeDeck: (game: string, deck: Deck, form: string): Promise<DeckWritten> =>
    call(`/api/decks/${game}/write`, { ...deck, form }),
  /** the decks of one's own with which the token's seats play */
  brought: async (table: string, token: string): Promise<Picks[]> =>
    (await call<BroughtDecks>(`/api/tables/${table}/decks`, undefined, token)).decks.map((one) => one.picks),
  createShelf: (): Promise<ShelfKey> => call('/api/shelf', {}),
  shelf: (key: string): Promise<Shelf> => call('/api/shelf', undefined, key),
  keepDeck: (wish: KeepDeck, key: string): Promise<ShelfState> => call('/api/shelf/decks', wish, key),
  dropDeck: (id: string, key: string): Promise<unknown> => remove(`/api/shelf/decks/${id}`, key),
  deleteShelf: (key: string): Promise<unknown> => remove('/api/shelf', key),
  drawHand: (game: string, picks: Picks, shuffle: number, back: number[]): Promise<DeckHand> =>
    call(`/api/decks/${game}/hand`, { picks, shuffle, back }),
  /** games against the ready decks, until all are played or the signal says that nobody wants them */
  measureDeck: async (
    game: string,
    picks: Picks,
    games: number,
    signal: AbortSignal,
    hear: (news: MatrixNews) => void,
  ): Promise<void> => {
    const answer = await send(`/api/decks/${game}/matrix`, { picks, games }, '', signal);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let begun = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (begun + value).split('\n\n');
      begun = events.pop() ?? '';
      for (const event of events) hear(JSON.parse(event.replace(/^data: /, '')) as MatrixNews);
    }
  },
  fileOf: (id: string): string => `/api/replays/${id}/file`,
};
