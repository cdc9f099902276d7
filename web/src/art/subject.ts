/** What a card shows: kind, traits and the words of its key choose an archetype. A new archetype is one function and one line here. */

import { CX, CY } from './geometry';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks, Faction } from './factions';
import { drawBlob } from './blobs';
import type { Creature } from './blobs';
import { drawShip } from './ships';
import { drawStation, drawWorld, drawTowers, drawJunk } from './stations';
import { drawMech } from './mechs';
import { drawBust, drawSquad } from './people';
import type { Look } from './heads';
import { drawBeast, drawWalker, drawSpeeder } from './beasts';
import { PLACE } from './places';
import type { Place } from './places';
import { THING, DEED } from './things';
import type { Scene } from './sky';

const has = (id: string, words: string): boolean => new RegExp('(^|_)(' + words + ')(_|$)').test(id);

/** id words -> look of a person */
function lookOf(id: string, tags: readonly string[], side: string, R: Chance): Look {
  const t = (w: string) => tags.some((x) => new RegExp(w, 'i').test(x));
  if (has(id, 'yoda')) return 'elder';
  if (t('droid') || (has(id, 'droid|bot|r2|c|ig|bb|k') && t('droid'))) return 'droid';
  if (t('wookiee') || has(id, 'wookiee|chewbacca')) return 'giant';
  if (t('guard') || has(id, 'guard|guards')) return 'guard';
  if (t('trooper') || has(id, 'trooper|troopers|stormtrooper|commando|squad|soldier|security|mercenary'))
    return side === 'light' ? 'soldier' : 'trooper';
  if (t('pilot') || has(id, 'pilot')) return 'pilot';
  if (has(id, 'vader|inquisitor|maul|kylo')) return 'tyrant';
  if (
    t('sith') ||
    (side === 'dark' && (t('force') || has(id, 'emperor|palpatine|apprentice|nightsister|advisor|sith')))
  )
    return 'dark';
  if (t('jedi') || (side === 'light' && t('force')))
    return has(id, 'luke|leia|padawan|rey|skywalker') ? 'knight' : 'mystic';
  if (t('bounty')) return has(id, 'ig') ? 'droid' : 'hunter';
  if (t('officer|leader') || has(id, 'officer|admiral|moff|general|director|commander|tarkin'))
    return side === 'dark' ? 'officer' : has(id, 'leia|mothma|princess') ? 'leader' : 'officer';
  if (t('scoundrel|rogue|spy') || has(id, 'smuggler|solo|lando|spy|informant')) return 'rogue';
  if (has(id, 'duros|rodian|kel|dor|quarren|twilek|ewok|hutt|jawa|ackbar|mon')) return 'alien';
  if (t('guardian') || has(id, 'guardian|mystic|temple|believer|loyalist')) return 'mystic';
  return R.pick(['civil', 'rogue', 'alien', 'civil'] as const);
}
/** id words -> kind of place */
function placeOf(id: string, tags: readonly string[], R: Chance): Place | 'city' {
  const all = id + '_' + tags.join('_').toLowerCase().replace(/\W+/g, '_');
  const map: [string, Place | 'city'][] = [
    ['tatooine|jedha|desert|bright|contacts|droids|geonosis', 'desert'],
    ['hoth|ice|echo|frozen', 'ice'],
    ['dagobah|swamp|nal|hutta|in_you_must_go', 'swamp'],
    ['endor|kashyyyk|forest|tribal|takodana|moon', 'forest'],
    ['bespin|cloud|casino', 'cloud'],
    ['yavin|temple|monument|ancient|ruins|jedha', 'temple'],
    ['coruscant|city|capital|heart', 'city'],
    ['cala|ocean|kamino|scarif', 'ocean'],
    ['mustafar|volcano|lava', 'volcano'],
    ['corellia|kuat|sullust|shipyard|dock|yard', 'yard'],
    ['lothal|dantooine|plain|naboo', 'plain'],
    ['cantina|rumors|tavern', 'tavern'],
    ['trench|hangar|fleeing|run', 'trench'],
    ['emperor|counsel|web|sith|library|command|control|throne|briefing', 'hall'],
  ];
  for (const [w, p] of map) if (has(all, w)) return p;
  return R.pick(['desert', 'ice', 'forest', 'temple', 'yard', 'plain', 'trench', 'hall', 'ocean'] as const);
}
const BOATS: Readonly<Record<string, string>> = {
  scout: 'scout',
  viper: 'viper',
  explorer: 'explorer',
  shuttle: 'boat',
  cutter: 'boat',
  yacht: 'sails',
  freighter: 'boxes',
  escort: 'twin',
  flagship: 'ring',
  command: 'decks',
};
const SHIPWORDS =
  'fighter|bomber|interceptor|wing|headhunter|shuttle|pod|transport|yacht|cutter|escort|freighter|carrier|corvette|frigate|cruiser|destroyer|dreadnaught|flagship|battlecruiser|ship|craft|falcon|runner|squadron|fleet|advanced|devastator|backstabber|redemption|home|red|hwk|hammerhead|nebulon|gozanti|star';

export interface ArtSpec {
  /** the card's key: it seeds the picture, and its words choose the archetype */
  id: string;
  faction: string;
  kind: string;
  cost?: number;
  tags?: readonly string[];
  side?: 'light' | 'dark';
  scene?: Scene;
}

export function subject(spec: ArtSpec, R: Chance, P: Inks, fac: Faction): string {
  const { id, kind = 'ship', cost = 2, tags = [] } = spec,
    way = fac.way,
    guard = kind === 'outpost';
  const t = (w: string) => tags.some((x) => new RegExp(w, 'i').test(x));
  const side =
    spec.side ||
    (['sith', 'imperial_navy', 'scum_and_villainy', 'neutral_dark', 'empire', 'imperial', 'red'].includes(spec.faction)
      ? 'dark'
      : 'light');
  const c = cost >= 6 ? 2 : cost >= 3 ? 1 : 0;
  const ship = (cls: number = c, opts = {}) => {
    if (way !== 'organic') {
      const w = Object.keys(BOATS).find((k) => has(id, k));
      return drawShip(R, P, has(id, 'needle') ? 'needle' : way, cls, {
        type: (way === 'modular' || way === 'plain') && w ? BOATS[w] : undefined,
        alone: has(id, 'needle'),
        ...opts,
      });
    }
    const q: Creature = has(id, 'fighter')
      ? 'tadpole'
      : has(id, 'pod')
        ? has(id, 'battle')
          ? 'spike'
          : 'seed'
        : has(id, 'ram')
          ? 'fang'
          : has(id, 'destroyer')
            ? 'squid'
            : has(id, 'carrier')
              ? 'manta'
              : has(id, 'mothership')
                ? 'jelly'
                : has(id, 'battle|blob')
                  ? 'amoeba'
                  : R.pick(['tadpole', 'seed', 'squid', 'fang', 'manta'] as const);
    return drawBlob(R, P, q);
  };
  const place = (name: Place | 'city' = placeOf(id, tags, R)) =>
    name === 'city'
      ? drawTowers(R, P, way === 'modular' ? 'modular' : 'dagger', { hall: R.pick(['spire', 'keep', 'dome'] as const) })
      : PLACE[name](R, P);
  const on = (draw: (I: Ink, R: Chance, P: Inks) => number | void, turn = 0, scale = 1, y = CY) => {
    const I = new Ink();
    const r = draw(I, R, P);
    return I.place(CX, y, turn || (typeof r === 'number' ? r : 0), scale, P.k);
  };

  switch (kind) {
    case 'base':
    case 'outpost':
      if (spec.faction === 'rebel' || spec.faction === 'empire') {
        // bases of the deckbuilding game are planets
        if (has(id, 'star')) return drawWorld(R, P, 'brutal', { id, face: 'plates' });
        return place();
      }
      if (has(id, 'junkyard')) return drawJunk(R, P, { guard });
      if (has(id, 'world'))
        return drawWorld(R, P, way, {
          guard,
          id,
          face: has(id, 'mech')
            ? 'plates'
            : has(id, 'brain')
              ? 'brain'
              : has(id, 'war')
                ? 'war'
                : has(id, 'blob')
                  ? 'eye'
                  : has(id, 'barter')
                    ? 'lands'
                    : undefined,
        });
      if (has(id, 'hq|redoubt|post|office|port|center'))
        return drawTowers(R, P, way, {
          guard,
          hall: has(id, 'hq')
            ? 'beacon'
            : has(id, 'redoubt')
              ? 'keep'
              : has(id, 'office')
                ? 'spire'
                : has(id, 'post')
                  ? 'dome'
                  : has(id, 'port')
                    ? 'gate'
                    : 'fort',
        });
      return drawStation(R, P, way, {
        guard,
        kind: has(id, 'wheel')
          ? 'wheel'
          : has(id, 'hive')
            ? 'hive'
            : has(id, 'recycling')
              ? 'drum'
              : has(id, 'battle')
                ? 'guns'
                : has(id, 'machine')
                  ? 'eye'
                  : undefined,
      });
    case 'capital_ship':
      return ship(2);
    case 'planet':
      return drawWorld(R, P, way, { id });
    case 'objective':
    case 'location':
    case 'battlefield':
      return has(id, 'assault|squadrons|fleet|fire|reinforcements')
        ? ship(has(id, 'fleet|reinforcements') ? 2 : 0)
        : place();
    case 'event':
    case 'fate': {
      if (kind === 'fate')
        return on(
          DEED[
            has(id, 'twist')
              ? 'wheel'
              : has(id, 'heat')
                ? 'burst'
                : has(id, 'opportunity')
                  ? 'dice'
                  : R.pick(['wheel', 'dice', 'eye'] as const)
          ],
          0,
          0.92,
        );
      const d = has(id, 'lightning')
        ? 'bolt'
        : has(id, 'strike|stroke|crossfire|fire|assault')
          ? 'clash'
          : has(id, 'choke|trick|force|rejuvenation|stasis|things')
            ? 'hand'
            : has(id, 'roll|leader|run|above')
              ? 'loop'
              : has(id, 'deflection|hour|repair|back|protocol')
                ? 'shield'
                : has(id, 'precognition|disturbance|search')
                  ? 'eye'
                  : has(id, 'hope|jedi|yub|alliance|sacrifice|rescue')
                    ? 'banner'
                    : has(id, 'blast|bombardment|apart')
                      ? 'burst'
                      : has(id, 'detained|interrogation|prisoner|escape')
                        ? 'bars'
                        : R.pick(['clash', 'burst', 'loop', 'banner', 'eye', 'fall', 'dice', 'shield'] as const);
      return on(DEED[d], 0, d === 'hand' ? 0.86 : 0.92, d === 'hand' ? CY + 8 : CY);
    }
    case 'enhancement':
    case 'upgrade':
    case 'gear':
    case 'mod':
    case 'support_item':
    case 'cargo': {
      if (t('location') || has(id, 'library|casino|grounds|outpost|room|monument|center')) return place();
      if (has(id, 'trench')) return PLACE.trench(R, P);
      const d = has(id, 'lightsaber|saber|blade|vibro\\w*')
        ? 'blade'
        : (t('weapon') && !has(id, 'emplacement')) || (has(id, 'pistol|rifle|blaster') && !has(id, 'emplacement'))
          ? 'pistol'
          : t('armor') || has(id, 'armor|plating')
            ? 'armour'
            : has(id, 'emplacement|bombardment|turret')
              ? 'turret'
              : has(id, 'plans|lead|codes')
                ? 'plans'
                : has(id, 'training|feelings')
                  ? 'orb'
                  : has(id, 'trap')
                    ? 'log'
                    : t('upgrade|fortification') || kind === 'mod'
                      ? 'chip'
                      : kind === 'cargo'
                        ? 'crate'
                        : R.pick(['orb', 'plans', 'crate', 'chip'] as const);
      if (t('condition')) return on(DEED.bars, 0, 0.92);
      return on(THING[d], 0, d === 'blade' ? 0.96 : 0.98, d === 'blade' ? CY + 2 : CY);
    }
    case 'creature':
      return drawBeast(R, P);
    case 'ship':
      if (has(id, 'bot|mech'))
        return drawMech(R, P, {
          small: has(id, 'bot'),
          arm: has(id, 'missile')
            ? 'missile'
            : has(id, 'battle')
              ? 'blade'
              : has(id, 'trade')
                ? 'claw'
                : has(id, 'supply')
                  ? 'crate'
                  : 'gun',
        });
      return ship();
    case 'vehicle':
      return has(id, 'st|at|walker')
        ? drawWalker(R, P, has(id, 'at') && has(id, 'at_at'))
        : drawSpeeder(R, P, has(id, 'barge') ? 1 : 0);
    default: {
      // unit, character, crew, support
      if (t('creature')) return drawBeast(R, P);
      if (t('walker') || (has(id, 'at_st|at_at') && !t('character'))) return drawWalker(R, P, has(id, 'at_at'));
      if (t('capital|fleet')) return ship(2);
      if (t('fighter') || t('transport')) return ship(t('transport') ? 1 : has(id, 'squadron') ? 0 : c > 1 ? 1 : c);
      if (t('vehicle'))
        return has(id, SHIPWORDS) && !has(id, 'snowspeeder|barge')
          ? ship()
          : drawSpeeder(R, P, has(id, 'barge') ? 1 : 0);
      if (
        !t('character|trooper|droid|officer|jedi|sith|bounty|scoundrel|pilot|leader') &&
        has(id, SHIPWORDS) &&
        !has(id, 'pilot|trooper')
      )
        return ship();
      const look = lookOf(id, tags, side, R);
      if (has(id, 'squad|team|engineers|interrogators|guards|commandos') || has(id, 'royal_guard'))
        return drawSquad(R, P, look === 'civil' ? 'trooper' : look);
      return drawBust(R, P, look);
    }
  }
}
