/** What boards, markets, scenes and offers are made of, as plain data: the frames fill it from a view. */

import type { ArtSpec } from '../art/subject';
import type { IconName } from '../signs/icons';
import type { CardState } from '../table/states';

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
  states?: readonly CardState[];
}
export interface Slot {
  /** what belongs there */
  title: string;
  icon: IconName;
  piece: Piece | null;
}
/** How far something that is striven for has come. */
export interface Aim {
  text: string;
  done: number;
  of: number;
}
/** Something that a deck's card can be pressed for. */
export interface Deal {
  icon: IconName;
  text: string;
  /** the one that the price belongs to */
  main: boolean;
  onpick: () => void;
}
export interface MarketDeck extends Piece {
  deck: string;
  /** the deck's name */
  of?: string;
  price: number;
  /** what it costs as printed, where that is not its price */
  printed?: number;
  /** its text, short */
  text?: string;
  /** cards under the one that is seen */
  left: number;
  /** it can be bought now */
  offered: boolean;
  /** whose guards it sets off, and how far */
  sets?: { faction: string; n: number; name: string } | null;
  deals?: readonly Deal[];
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
  art?: ArtSpec;
  /** chance in hundredths, where there is one */
  odds?: number;
  /** what it depends on, one after the other */
  chances?: readonly { title: string; percent: number }[];
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
