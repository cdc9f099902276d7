/** Each page comes when it is wanted: whoever follows a link to a table need not load the lobby first. */

export const PAGES = {
  lobby: () => import('./Lobby.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  cards: () => import('./Cards.svelte'),
  decks: () => import('./Decks.svelte'),
  samples: () => import('./Samples.svelte'),
};
