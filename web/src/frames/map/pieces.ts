/** From things of a view to the pieces of boards, markets and offers. */

import { t } from '../../lang.svelte';
import type { Deal, MarketDeck, Piece } from '../../boards/board';
import type { MapRules, MarketRule } from '../../layouts/layout';
import type { Option, Thing } from '../../protocol';
import type { TableModel } from '../../table/model.svelte';
import type { CardState } from '../../table/states';

const SAID: Readonly<Partial<Record<CardState, string>>> = {
  playable: 'state-playable',
  target: 'state-target',
  selected: 'state-selected',
  used: 'state-used',
};

const rulesOf = (table: TableModel): MapRules => table.layout.map!;

export function pieceOf(table: TableModel, thing: Thing): Piece | null {
  const face = table.face(thing.name);
  if (!face) return null;
  const states = table.states(thing),
    options = table.offers.byThing.get(thing.id) ?? [],
    marks = Object.entries(thing.marks)
      .filter(([, n]) => n)
      .map(([kind, n]) => table.mark(kind, n));
  return {
    id: thing.id,
    title: face.title,
    spoken: [
      face.spoken,
      marks.length ? `${marks.join(', ')}.` : '',
      ...states.flatMap((state) => (SAID[state] ? [t(SAID[state])] : [])),
      options.length === 1 ? `${options[0].text}.` : options.length ? t('several-options', { n: options.length }) : '',
    ]
      .filter(Boolean)
      .join(' '),
    art: face.art,
    faction: face.faction,
    icon: rulesOf(table).icons[face.kind] ?? 'pile',
    states,
  };
}

const dealOf = (table: TableModel, option: Option): Deal => {
  const { icon } = table.verb(option.verb);
  return {
    icon,
    text: option.text,
    main: option.number >= 0,
    onpick: () => table.choose(option),
  };
};

/** What a card says of itself, without what only sets the mood. */
function wordsOf(table: TableModel, name: string): string {
  const { mood, unread } = rulesOf(table).scene,
    rows = table.face(name)?.rows ?? [];
  return rows
    .filter((row) => !row.faction && !mood.includes(row.mark) && !unread.includes(row.mark))
    .map((row) => row.text)
    .join(' ');
}

/** The open cards of the market, each with what can be done with it. */
export function decksOf(table: TableModel, rule: MarketRule): MarketDeck[] {
  const zone = table.zone(rule.zone, -1);
  return (zone?.things ?? []).flatMap((thing, n) => {
    const piece = thing.id < 0 ? null : pieceOf(table, thing),
      entry = table.entry(thing.name);
    if (!piece || !entry) return [];
    const options = table.offers.byThing.get(thing.id) ?? [],
      bought = options.find((option) => option.number >= 0),
      cost = entry.numbers.cost ?? 0,
      [mark, faction] = Object.entries(rule.sets).find(([mark]) => thing.marks[mark]) ?? [];
    return [
      {
        ...piece,
        deck: rule.decks[n] ?? String(n),
        of: table.title('zone', rule.decks[n] ?? ''),
        price: bought?.number ?? cost,
        printed: cost,
        text: wordsOf(table, thing.name),
        left: table.zone(rule.decks[n] ?? '', -1)?.size ?? 0,
        offered: options.length > 0,
        sets: mark && faction ? { faction, n: thing.marks[mark], name: table.mark(mark, thing.marks[mark]) } : null,
        deals: options.map((option) => dealOf(table, option)),
      },
    ];
  });
}
