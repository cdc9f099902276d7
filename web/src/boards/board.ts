/** What boards, markets, scenes and offers are made of, as plain data: the frames fill it from a view. */

import type { ArtSpec } from '../art/subject';
import type { IconName } from '../signs/icons';

/** A number and its sign, with its name for those who hear it. */
export interface Figure {
  icon: IconName;
  n: number;
  name: string;
}
/** A card in a slot, on top of a deck, or on an offer. */
export interface Piece {
  id: number;
  title: string;
  /** the whole of it in words */
  spoken: string;
  art: ArtSpec;
  faction: string;
  icon: IconName;
}
export interface Slot {
  /** what belongs there */
  title: string;
  icon: IconName;
  piece: Piece | null;
}
export interface MarketDeck extends Piece {
  deck: string;
  price: number;
  /** cards under the one that is seen */
  left: number;
  /** it can be bought now */
  offered: boolean;
}
export interface Level {
  title: string;
  symbol: string;
  /** in hundredths */
  odds: number;
  mine: boolean;
}
export interface Ticket {
  id: number;
  title: string;
  text: string;
  icon: IconName;
  /** chance in hundredths, where there is one */
  odds?: number;
  reward?: string;
  /** why it can't be chosen */
  refusal?: string;
}
export interface Goods {
  name: string;
  seat: number;
  credits: number;
  pieces: readonly Piece[];
}
