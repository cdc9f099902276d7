/** What a drawn card can look like. Each state has a shape besides its colour. */

export type CardSize = 'x' | 't' | 's' | 'm' | 'l';
export type CardState =
  'playable' | 'selected' | 'target' | 'off' | 'used' | 'new' | 'committed' | 'engaged' | 'hinted';
