/** Sample boards, market, scene and offer. */

import type { ArtSpec } from '../art/subject';
import type { Goods, Level, MarketDeck, Piece, Slot, Ticket } from '../boards/board';
import type { IconName } from '../signs/icons';
import { say } from './words';
import type { Both } from './words';

const piece = (id: number, title: Both, kind: string, faction: string, icon: IconName, tags: string[] = []): Piece => {
  const art: ArtSpec = { id: `sample_${title[1].toLowerCase().replaceAll(' ', '_')}`, faction, kind, tags };
  return { id, title: say(title), spoken: `${say(title)}.`, art, faction, icon };
};
const gear = (): Piece => piece(11, ['Blaster', 'Blaster'], 'gear', 'unaligned', 'combat', ['weapon']);
const job = (): Piece => piece(12, ['Przysługa', 'A Favour'], 'event', 'jedi', 'job');
const crew = (): Piece => piece(13, ['Nawigator', 'Navigator'], 'unit', 'syndicate', 'crew', ['pilot']);

export const CAPTAIN: ArtSpec = { id: 'sample_captain', faction: 'yellow', kind: 'unit', tags: ['scoundrel'] };

export const slots = (): Slot[] => [
  { title: say(['Sprzęt', 'Gear']), icon: 'combat', piece: gear() },
  { title: say(['Sprzęt', 'Gear']), icon: 'combat', piece: null },
  { title: say(['Misja', 'Job']), icon: 'job', piece: job() },
  { title: say(['Załoga', 'Crew']), icon: 'crew', piece: crew() },
  { title: say(['Ładunek', 'Cargo']), icon: 'cargo', piece: null },
];

export const decks = (): MarketDeck[] =>
  (
    [
      [['Zlecenie', 'Bounty'], 'unit', 'sith', 'bounty', 0, 8],
      [['Skrzynie bez nazw', 'Crates without Names'], 'cargo', 'neutral', 'cargo', 2000, 7],
      [['Działko', 'Cannon'], 'mod', 'machine-cult', 'tech', 2000, 11],
      [['Daleki kurs', 'A Long Haul'], 'event', 'jedi', 'job', 0, 10],
      [['Srebrny serwis', 'Silver Service'], 'gear', 'star-empire', 'fame', 8000, 9],
      [['Frachtowiec', 'Freighter'], 'ship', 'trade-federation', 'ship', 15000, 6],
    ] as const
  ).map(([title, kind, faction, icon, price, left], n) => ({
    ...piece(21 + n, title, kind, faction, icon),
    deck: kind + n,
    price,
    left,
    offered: price <= 2000,
  }));

export const tickets = (): Ticket[] => [
  {
    id: 1,
    title: say(['Ominąć patrol', 'Slip past the patrol']),
    text: say(['Test pilotażu.', 'A test of piloting.']),
    icon: 'piloting',
    odds: 78,
    reward: say(['lot bez walki', 'no fight']),
  },
  {
    id: 2,
    title: say(['Walczyć', 'Fight']),
    text: say(['3 kości przeciw 5.', '3 dice against 5.']),
    icon: 'combat',
    odds: 31,
    reward: say(['1 sława', '1 fame']),
  },
  {
    id: 3,
    title: say(['Zapłacić', 'Pay']),
    text: '',
    icon: 'credits',
    refusal: say(['Trzeba 5000, a jest 4000.', 'It takes 5000, there are 4000.']),
  },
];
export const levels = (): Level[] => [
  { title: say(['bez wprawy', 'unskilled']), symbol: 'crit', odds: 44, mine: false },
  { title: say(['wprawa', 'skilled']), symbol: 'hit', odds: 78, mine: true },
  { title: say(['mistrz', 'expert']), symbol: 'focus', odds: 94, mine: false },
];

export const mine = (): Goods => ({ name: 'Ola', seat: 0, credits: 4000, pieces: [gear(), job()] });
export const theirs = (): Goods => ({ name: 'Tomek', seat: 1, credits: 11000, pieces: [crew()] });
