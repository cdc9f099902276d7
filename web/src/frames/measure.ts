/** How large plates and dice are: by the height of the board, by how many share it, and by what lies in a line. */

export interface Sizes {
  /** width of a character's plate */
  plate: number;
  /** the largest that the reader's own dice get, and the others' */
  die: number;
  theirs: number;
}

const between = (least: number, n: number, most: number): number => Math.round(Math.max(least, Math.min(most, n)));

export function measure(height: number, rivals: number, phone: boolean): Sizes {
  if (phone) return { plate: 168, die: 56, theirs: 46 };
  const crowded = rivals > 1 ? 0.78 : 1;
  return {
    plate: between(116, 0.186 * height * crowded, 216),
    die: between(50, 0.086 * height * crowded, 100),
    theirs: between(44, 0.06 * height * crowded, 74),
  };
}

/** A die in the well of a plate. */
export const wellOf = (plate: number): number => between(22, 0.2 * plate, 42);

/** how wide what lies beside a plate is, as a share of it; and the gaps, in pixels */
const UPGRADE = 0.46,
  BEARER = 0.45,
  TUCKED = 9,
  GAP = 20,
  BEARER_GAP = 10,
  EDGE = 28,
  RULE = 38;
/** narrower than this nothing on a plate can be read: rather a second line */
const NARROWEST = 118,
  SMALLEST = 64;

/** The width of a plate at which a whole camp lies in one line, or the narrowest there is. */
export function fitting(width: number, plates: number, upgrades: number, bearers: number, wanted: number): number {
  const gaps =
    EDGE + Math.max(0, plates - 1) * GAP - upgrades * TUCKED + (bearers ? RULE + (bearers - 1) * BEARER_GAP : 0);
  const room = width - gaps,
    small = upgrades + bearers,
    even = room / (plates + upgrades * UPGRADE + bearers * BEARER || 1),
    // small cards stay wide enough for their names
    fit = Math.floor(even * BEARER >= SMALLEST ? even : (room - small * SMALLEST) / (plates || 1));
  return fit < Math.min(wanted, NARROWEST) ? Math.min(wanted, NARROWEST) : Math.min(wanted, fit);
}
