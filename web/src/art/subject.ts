/**
 * What a picture shows. A subject is a few words, the first names who draws it: `bust trooper`, `place desert`,
 * `capital ring`. Which card shows what is data (`subjects/`); a card that isn't listed shows what its traits say, or
 * its kind. A new archetype is one function and one word here.
 */

import { CX, CY } from './geometry';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks, Faction } from './factions';
import type { Creature } from './blobs';
import type { Hall, Land, Works } from './stations';
import type { Arm } from './mechs';
import { drawBust, drawSquad } from './people';
import type { Look } from './heads';
import type { Place } from './places';
import type { Deed, Thing } from './things';
import type { Scene } from './sky';
import type { Shown } from './subjects';
import type { Subject } from './subjects/subject';

export interface ArtSpec {
  /** the game and the key of a card: they find its subject in the game's list, and the key seeds the picture */
  game?: string;
  id: string;
  faction: string;
  kind: string;
  tags?: readonly string[];
  scene?: Scene;
  /** where no list of a game knows it */
  subject?: Subject;
}

type Draw = (R: Chance, P: Inks, as: string, fac: Faction, spec: ArtSpec) => string;

const still = (
  draw: (I: Ink, R: Chance, P: Inks) => number | void,
  R: Chance,
  P: Inks,
  scale: number,
  y: number,
): string => {
  const I = new Ink(),
    turn = draw(I, R, P);
  return I.place(CX, y, turn ?? 0, scale, P.k);
};
const guard = (spec: ArtSpec): boolean => spec.kind === 'outpost';

type Drawers = Record<string, Draw>;
/** people are at every table: whoever sits there has a portrait */
const DRAW: Drawers = {
  bust: (R, P, as) => drawBust(R, P, as as Look),
  squad: (R, P, as) => drawSquad(R, P, as as Look),
};

/** Who draws the rest comes when something of theirs is to be seen. */
const fleet = async (): Promise<Drawers> => {
  const { drawShip } = await import('./ships');
  const ship =
    (size: number): Draw =>
    (R, P, as, { way }) => {
      if (way === 'organic') throw new Error('what lives is no ship of a yard');
      return drawShip(R, P, as === 'needle' ? 'needle' : way, size, { type: as, alone: as === 'needle' });
    };
  return { fighter: ship(0), cruiser: ship(1), capital: ship(2) };
};
const country = async (): Promise<Drawers> => {
  const { PLACE } = await import('./places');
  return { place: (R, P, as) => PLACE[as as Place](R, P) };
};
const mounts = async (): Promise<Drawers> => {
  const { drawBeast, drawWalker, drawSpeeder } = await import('./beasts');
  return {
    beast: (R, P) => drawBeast(R, P),
    walker: (R, P) => drawWalker(R, P, false),
    strider: (R, P) => drawWalker(R, P, true),
    speeder: (R, P) => drawSpeeder(R, P, 0),
    barge: (R, P) => drawSpeeder(R, P, 1),
  };
};
const stillLife = async (): Promise<Drawers> => {
  const { THING, DEED } = await import('./things');
  return {
    thing: (R, P, as) => still(THING[as as Thing], R, P, 0.98, CY),
    deed: (R, P, as) => still(DEED[as as Deed], R, P, as === 'hand' ? 0.86 : 0.92, as === 'hand' ? CY + 8 : CY),
  };
};
const living = async (): Promise<Drawers> => {
  const { drawBlob } = await import('./blobs');
  return {
    blob: (R, P, as) => drawBlob(R, P, as as Creature),
    'living ship': (R, P) => drawBlob(R, P, R.pick(['tadpole', 'seed', 'squid', 'fang', 'manta'])),
  };
};
const machines = async (): Promise<Drawers> => {
  const { drawMech } = await import('./mechs');
  return {
    mech: (R, P, arm) => drawMech(R, P, { small: false, arm: arm as Arm }),
    bot: (R, P, arm) => drawMech(R, P, { small: true, arm: arm as Arm }),
  };
};
const buildings = async (): Promise<Drawers> => {
  const { drawStation, drawWorld, drawTowers, drawJunk } = await import('./stations');
  return {
    station: (R, P, as, fac, spec) => drawStation(R, P, fac.way, { guard: guard(spec), kind: as as Works }),
    world: (R, P, as, fac, spec) => drawWorld(R, P, fac.way, { guard: guard(spec), id: spec.id, face: as as Land }),
    towers: (R, P, as, fac, spec) => drawTowers(R, P, fac.way, { guard: guard(spec), hall: as as Hall }),
    junkyard: (R, P, _, fac, spec) => drawJunk(R, P, { guard: guard(spec) }),
  };
};
type Loader = () => Promise<Drawers>;
const LATER: Readonly<Record<string, Loader>> = {
  fighter: fleet,
  cruiser: fleet,
  capital: fleet,
  place: country,
  beast: mounts,
  walker: mounts,
  strider: mounts,
  speeder: mounts,
  barge: mounts,
  thing: stillLife,
  deed: stillLife,
  blob: living,
  'living ship': living,
  mech: machines,
  bot: machines,
  station: buildings,
  world: buildings,
  towers: buildings,
  junkyard: buildings,
};

/** What a card shows that no list names: its traits say it, the telling ones first, or else its kind. */
const TRAITS: Readonly<Record<string, Subject>> = {
  creature: 'beast',
  walker: 'walker',
  'capital-ship': 'capital',
  fighter: 'fighter',
  transport: 'cruiser',
  vehicle: 'speeder',
  droid: 'bust droid',
  wookiee: 'bust giant',
  trooper: 'bust trooper',
  pilot: 'bust pilot',
  sith: 'bust dark',
  jedi: 'bust knight',
  'bounty-hunter': 'bust hunter',
  officer: 'bust officer',
  leader: 'bust leader',
  scoundrel: 'bust rogue',
  weapon: 'thing pistol',
  armor: 'thing armour',
  equipment: 'thing pack',
  location: 'place hall',
};
const KINDS: Readonly<Record<string, Subject>> = {
  ship: 'cruiser',
  'capital-ship': 'capital',
  base: 'station',
  outpost: 'station',
  planet: 'world',
  objective: 'place plain',
  location: 'place tavern',
  battlefield: 'place desert',
  event: 'deed burst',
  fate: 'deed wheel',
  enhancement: 'thing orb',
  upgrade: 'thing chip',
  gear: 'thing pack',
  mod: 'thing chip',
  cargo: 'thing crate',
  creature: 'beast',
  vehicle: 'speeder',
};

/** What a card shows, and in which take, by the list of its game. */
export function subjectOf({ id, subject, tags = [], kind }: ArtSpec, shown: Shown): [Subject, number] {
  const listed = shown.get(id);
  if (listed) return listed;
  const telling = Object.entries(TRAITS).find(([trait]) => tags.includes(trait));
  return [subject ?? telling?.[1] ?? KINDS[kind] ?? 'bust civil', 0];
}

const SHIPS = ['fighter', 'cruiser', 'capital'];
const drawerOf = (who: string, fac: Faction): string =>
  SHIPS.includes(who) && fac.way === 'organic' ? 'living ship' : who;

const coming = new Map<Loader, Promise<unknown>>();
/** Is whoever draws it still to come? Then the promise of them, the same for all that they draw. */
export function awaited(subject: Subject, fac: Faction): Promise<unknown> | null {
  const drawer = drawerOf(subject.split(' ')[0]!, fac);
  if (drawer in DRAW) return null;
  const load = LATER[drawer]!,
    sent = coming.get(load) ?? load().then((come) => Object.assign(DRAW, come));
  coming.set(load, sent);
  return sent;
}

export function draw(subject: Subject, spec: ArtSpec, R: Chance, P: Inks, fac: Faction): string {
  const [who = '', as = ''] = subject.split(' ');
  return DRAW[drawerOf(who, fac)]!(R, P, as, fac, spec);
}
