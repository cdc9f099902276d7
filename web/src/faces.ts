/** From a catalogue entry to what a printed card shows: cost, badge, rows, and its whole text for a screen reader. */

import type { ArtSpec } from './art/subject';
import type { CardEntry, CardRow, Side } from './protocol';
import type { IconName } from './signs/icons';
import type { Layout } from './layouts/layout';

export interface Badge {
  shape: 'wall' | 'open' | 'hp';
  n: number;
}
/** An ability, and the sign that says when it works. */
export interface FaceRow extends CardRow {
  sign: IconName | null;
  /** the sides of its die, where the row tells of one */
  sides: readonly Side[];
}
export interface Face {
  name: string;
  title: string;
  type: string;
  kind: string;
  faction: string;
  factionTitle: string;
  /** of its kind, on the spine of a card that is nobody's */
  sign: IconName | null;
  cost: number | null;
  costShape: Layout['cost'];
  badge: Badge | null;
  /** damage it can take, drawn as a bar on wide cards */
  bar: number;
  pill: { icon: IconName; n: number } | null;
  plates: { icon: IconName; n: number; edge: boolean }[];
  rows: FaceRow[];
  art: ArtSpec;
  /** what it takes to beat it, where it can be attacked instead of bought */
  target: number | null;
  /** the card in words, without its state */
  spoken: string;
}

const badgeOf = (entry: CardEntry, layout: Layout): Badge | null => {
  const rule = layout.badges.find(({ number, kind }) => entry.numbers[number] && (!kind || kind === entry.kind));
  return rule ? { shape: rule.shape, n: entry.numbers[rule.number] } : null;
};

/** An ability with its signs: the words of rulebooks for the same thing differ, the sign does not. */
const rowOf = (row: CardRow, sides: readonly Side[], layout: Layout): FaceRow => ({
  ...row,
  sides,
  sign: layout.rowSigns[row.mark] ?? null,
  tokens: row.tokens.map((token) => ({ ...token, kind: layout.signs[token.kind] ?? token.kind })),
});

export function faceOf(
  entry: CardEntry,
  layout: Layout,
  say: (id: string, args: Record<string, number>) => string,
): Face {
  const cost = entry.numbers.cost ?? null,
    badge = badgeOf(entry, layout),
    // the first row of whatever has a die tells its sides
    rows = entry.rows.map((row, at) => rowOf(row, at ? [] : entry.sides, layout)),
    wide = layout.wide.includes(entry.kind),
    { pill } = layout,
    own = layout.colours.find((colour) => entry.traits.includes(colour)) ?? entry.faction,
    faction = own || layout.dress[entry.kind] || '';
  const values = Object.entries(layout.values).flatMap(([key, kind]) =>
    entry.numbers[key] ? [{ kind, n: entry.numbers[key], either: false }] : [],
  );
  const plates = layout.plates.flatMap(({ number, icon, edge }) =>
    entry.numbers[number] ? [{ icon, edge, n: entry.numbers[number] }] : [],
  );
  const spoken = [
    [
      entry.title,
      entry.type,
      entry.factionTitle,
      cost === null ? '' : say('card-cost', { n: cost }),
      badge ? say(`card-${badge.shape}`, { n: badge.n }) : '',
      ...values.map((value) => say(`value-${value.kind}`, { n: value.n })),
      ...plates.map((plate) =>
        plate.edge ? say(`edge-${plate.icon}`, { n: plate.n }) : say(`plate-${plate.icon}`, { n: plate.n }),
      ),
    ]
      .filter(Boolean)
      .join(', '),
    ...entry.rows.map((row) => row.text.replace(/\.$/, '')),
  ].join('. ');
  return {
    name: entry.name,
    title: entry.title,
    type: entry.type,
    kind: entry.kind,
    faction,
    factionTitle: entry.factionTitle,
    sign: own ? null : (layout.map?.icons[entry.kind] ?? null),
    cost: wide ? null : cost,
    costShape: layout.cost,
    badge: wide ? null : badge,
    bar: wide ? (badge?.n ?? 0) : 0,
    pill: pill && pill.number in entry.numbers ? { icon: pill.icon, n: entry.numbers[pill.number] } : null,
    plates,
    target: entry.numbers.target ?? null,
    rows: values.length
      ? [{ mark: '', faction: '', text: '', short: '', sign: null, sides: [], tokens: values }, ...rows]
      : rows,
    art: {
      game: layout.game,
      id: entry.name,
      faction,
      kind: entry.kind,
      tags: entry.traits,
    },
    spoken: spoken + '.',
  };
}
