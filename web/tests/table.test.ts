import { describe, expect, test, vi } from 'vitest';
import { byTurns, lastTurnOf, latest, namedIn } from '../src/table/bill';
import { Choice } from '../src/table/choice.svelte';
import { turnAt, turnStep } from '../src/table/playback.svelte';
import { courseOf } from '../src/table/course';
import { stepNow } from '../src/table/guide.svelte';
import { commandOf, neighbour } from '../src/table/keys';
import { originOf, placesOf } from '../src/table/motion';
import { drawnThings } from '../src/table/drawn';
import { isAimed, offersOf } from '../src/table/offers';
import { deckbuilding } from '../src/layouts/deckbuilding';
import type { Speed } from '../src/settings.svelte';
import { Pace } from '../src/table/pace';
import { retold } from '../src/table/session.svelte';
import { pause } from '../src/table/socket';
import type { Decision, Happened, View } from '../src/protocol';
import { decision, option } from './asked';

const view = (zones: [string, number, number[]][]): View => ({
  game: 'star-realms',
  variant: 'duel',
  seat: 0,
  seats: 2,
  teams: [0, 1],
  active: 0,
  asked: 0,
  turn: 1,
  phase: 'main',
  spaces: [],
  counters: [],
  decision: null,
  outcome: null,
  zones: zones.map(([kind, seat, cards]) => ({
    kind,
    seat,
    place: -1,
    size: cards.length,
    things: cards.map((id) => ({ id, name: `c${id}`, marks: {} })),
  })),
});
const line = (n: number, turn: number, seat = 0): Happened => ({
  n,
  turn,
  seat,
  kind: '',
  text: `${n}`,
  other: -1,
  number: 0,
  things: [],
  names: [],
  source: '',
  rule: '',
});

describe('what is offered', () => {
  test('lies where one reaches for it', () => {
    const offers = offersOf(
      decision([
        option(1, 'play', { name: 'scout', things: [4, 5] }),
        option(2, 'attack', { seat: 1 }),
        option(3, 'stop'),
        option(4, 'end'),
        option(5, 'scrap-discard', { name: 'viper', things: [9] }),
        option(6, 'yes'),
      ]),
      new Set([4, 5]),
      {},
    );
    expect([...offers.byThing.keys()]).toEqual([4, 5]);
    expect(offers.bySeat.get(1)?.[0].code).toBe(2);
    expect(offers.decline.map((one) => one.code)).toEqual([3]);
    expect(offers.bell?.code).toBe(4);
    expect(offers.aside.map((one) => one.code)).toEqual([5]);
    expect(offers.bare.map((one) => one.code)).toEqual([2, 6]);
  });

  test('never loses an option', () => {
    const options = [
      option(1, 'end'),
      option(2, 'pass'),
      option(3, 'number', { number: 3 }),
      option(4, 'no'),
      option(5, 'x', { things: [7] }),
    ];
    const offers = offersOf(decision(options), new Set(), {});
    const found = [
      ...offers.byThing.values(),
      offers.aside,
      offers.bare,
      offers.decline,
      offers.bell ? [offers.bell] : [],
    ]
      .flat()
      .map((one) => one.code);
    expect(found.sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('what lies before a rival is a target, a card of the row only when it is attacked', () => {
    const foe = (seat: number): boolean => seat === 1;
    expect(isAimed([option(1, 'strike')], 1, foe, deckbuilding.verbs)).toBe(true);
    expect(isAimed([option(1, 'strike')], 0, foe, deckbuilding.verbs)).toBe(false);
    expect(isAimed([option(1, 'buy')], -1, foe, deckbuilding.verbs)).toBe(false);
    expect(isAimed([option(1, 'hunt')], -1, foe, deckbuilding.verbs)).toBe(true);
  });

  test('a hidden card is not drawn', () => {
    expect([
      ...drawnThings(
        view([
          ['hand', 0, [3, -1]],
          ['deck', 0, [8]],
        ]),
        deckbuilding,
        0,
      ),
    ]).toEqual([3]);
  });
});

describe('a choice of several', () => {
  const cards = (left: number[], number: number): Decision =>
    decision([...left.map((code) => option(code, 'discard', { things: [code] })), option(99, 'stop')], {
      kind: 'discard-to-draw',
      number,
    });

  test('is gathered up to its number and given one by one, then "enough"', () => {
    const choice = new Choice(),
      asked = cards([1, 2, 3], 2);
    expect(choice.most(asked, { 'discard-to-draw': 'number' })).toBe(2);
    choice.toggle(3, asked.options[2], 2);
    expect(choice.count).toBe(1);
    expect(choice.begin(asked)?.code).toBe(3);
    expect(choice.next(cards([1, 2], 1))?.code).toBe(99);
    expect(choice.next(cards([1, 2], 1))).toBeNull();
  });

  test('goes in the order of the options, and stops when something else is asked', () => {
    const choice = new Choice(),
      asked = cards([1, 2, 3], 3);
    choice.toggle(3, asked.options[2], 3);
    choice.toggle(1, asked.options[0], 3);
    expect(choice.begin(asked)?.code).toBe(1);
    expect(choice.next(decision([option(3, 'discard')], { kind: 'main' }))).toBeNull();
    expect(choice.busy).toBe(false);
  });

  test('goes on with the next of equal cards that one option stood for', () => {
    const equal = (cards: number[]): Decision =>
      decision([option(cards[0], 'discard', { name: 'scout', things: cards }), option(7, 'discard', { things: [7] })], {
        kind: 'discard-down',
        number: cards.length,
      });
    const choice = new Choice(),
      asked = equal([4, 5]);
    expect(choice.most(asked, { 'discard-down': 'number' })).toBe(2);
    for (const card of [4, 5]) choice.toggle(card, asked.options[0], 2);
    expect(choice.begin(asked)?.code).toBe(4);
    expect(choice.next(equal([5]))?.code).toBe(5);
  });

  test('takes no more than allowed, and what is pressed twice is dropped', () => {
    const choice = new Choice(),
      asked = cards([1, 2, 3], 2);
    choice.toggle(1, asked.options[0], 2);
    choice.toggle(2, asked.options[1], 2);
    expect(choice.toggle(3, asked.options[2], 2)).toBe(false);
    expect(choice.cards).toEqual([1, 2]);
    choice.toggle(1, asked.options[0], 2);
    expect(choice.cards).toEqual([2]);
  });

  test('one card at most is no choice of several', () => {
    expect(new Choice().most(cards([1], 2), { 'discard-to-draw': 'number' })).toBe(0);
    expect(new Choice().most(cards([1, 2], 2), {})).toBe(0);
  });

  test('"play all" goes on for as long as there is something to play', () => {
    const choice = new Choice(),
      hand = (codes: number[]) => decision([...codes.map((code) => option(code, 'play')), option(50, 'end')]);
    expect(choice.beginAll(hand([1, 2]), (option) => option.verb === 'play')?.code).toBe(1);
    expect(choice.next(hand([2]))?.code).toBe(2);
    expect(choice.next(hand([]))).toBeNull();
    expect(choice.busy).toBe(false);
  });
});

test('a rival’s last turn is told by the cards it used', () => {
  const deed = (n: number, turn: number, seat: number, kind: string, name: string): Happened => ({
    ...line(n, turn, seat),
    kind,
    names: [name],
  });
  const log = [
    deed(0, 1, 1, 'played', 'old'),
    deed(1, 2, 0, 'played', 'mine'),
    deed(2, 3, 1, 'played', 'scout'),
    deed(3, 3, 1, 'drew', 'hidden'),
    deed(4, 3, 1, 'bought', 'ram'),
    deed(5, 4, 0, 'played', 'mine'),
  ];
  expect(lastTurnOf(log, 1)).toEqual(['scout', 'ram']);
  expect(lastTurnOf(log, 1, 1)).toEqual(['ram']);
  expect(lastTurnOf([], 1)).toEqual([]);
});

test('numbers that a line brings stand behind it, equal lines are told once', () => {
  const played = { ...line(0, 1), text: 'plays', names: ['scout'] };
  const [turn] = byTurns([
    played,
    { ...line(1, 1), kind: 'gained-trade', source: 'scout', number: 2 },
    { ...line(2, 1), text: 'draws' },
    { ...line(3, 1), text: 'draws' },
  ]);
  expect(
    turn.entries.map((entry) => [entry.text, entry.times, entry.gains.map((gain) => `${gain.n} ${gain.kind}`)]),
  ).toEqual([
    ['plays', 1, ['2 trade']],
    ['draws', 2, []],
  ]);
});

test('cards that are drawn or discarded together are one line, one that nobody may see is another', () => {
  const told = (kind: string, n: number, ...names: string[]) => ({
    ...line(n, 1),
    kind,
    text: `${kind} ${names}`,
    names,
  });
  const log = [told('discarded', 0, 'scout'), told('discarded', 1, 'viper'), told('drew', 2, 'viper')];
  const [turn] = byTurns([...log, told('drew', 3, 'scout'), told('drew', 4), told('drew', 5)]);
  expect(turn.entries.map((entry) => [entry.names, entry.also.flatMap((one) => one.names), entry.times])).toEqual([
    [['scout'], ['viper'], 1],
    [['viper'], ['scout'], 1],
    [[], [], 2],
  ]);
});

test('a card is named in the case of its own line', () => {
  expect(namedIn('Ola dobiera Landa Calrissiana.', 'Lando Calrissian')).toBe('Landa Calrissiana');
  expect(namedIn('Ola odrzuca: Dogodny cel (CSM).', 'Dogodny cel (CSM)')).toBe('Dogodny cel (CSM)');
});

test('of a long bill only the latest turns are written out', () => {
  const log = [line(0, 1), line(1, 1), line(2, 2, 1), line(3, 3), line(4, 3)];
  expect(latest(log, 1).map((entry) => entry.n)).toEqual([3, 4]);
  expect(latest(log, 2).map((entry) => entry.n)).toEqual([2, 3, 4]);
  expect(latest(log, 3)).toEqual(log);
  expect(latest(log, 4)).toEqual(log);
  expect(latest([], 1)).toEqual([]);
});

test('the bill is kept by turns, and an undo takes lines back', () => {
  const log = [line(0, 1), line(1, 1), line(2, 2, 1), line(3, 2, 1)];
  expect(byTurns(log).map((turn) => [turn.turn, turn.seat, turn.entries.length])).toEqual([
    [1, 0, 2],
    [2, 1, 2],
  ]);
  expect(retold(log, { first: 2, events: [line(2, 3)] }).map((entry) => [entry.n, entry.turn])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
  expect(retold(log, { first: 4, events: [] })).toEqual(log);
});

test('keys are commands, except while one types or holds a modifier', () => {
  const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
  expect(commandOf(key('E'), false)).toBe('bell');
  expect(commandOf(key('3'), false)).toBe('card-3');
  expect(commandOf(key('u', { ctrlKey: true }), false)).toBeNull();
  expect(commandOf(key('u'), true)).toBeNull();
  expect(commandOf(key('Escape'), true)).toBe('escape');
  expect(commandOf(key('F5'), false)).toBeNull();
});

test('arrows walk along a zone and between zones', () => {
  const el = (name: string) => ({ name }) as unknown as HTMLElement;
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(el),
    zones = [[a, b, c], [d]];
  expect(neighbour(zones, a, 'ArrowRight')).toBe(b);
  expect(neighbour(zones, a, 'ArrowLeft')).toBe(c);
  expect(neighbour(zones, c, 'ArrowDown')).toBe(d);
  expect(neighbour(zones, d, 'ArrowDown')).toBe(a);
  expect(neighbour(zones, a, 'Enter')).toBeNull();
});

test('cards come from where they were, or from the deck of whoever has them', () => {
  expect(
    placesOf(
      view([
        ['hand', 0, [1, -1]],
        ['bases', 1, [2]],
      ]),
    ),
  ).toEqual(
    new Map([
      [1, 'hand:0'],
      [2, 'bases:1'],
    ]),
  );
  const decks = ['trade-deck:-1', 'deck:0', 'deck:1'];
  expect(originOf('bases:1', 'hand:1', decks)).toBe('hand:1');
  expect(originOf('hand:0', undefined, decks)).toBe('deck:0');
  expect(originOf('trade-row:-1', undefined, decks)).toBe('trade-deck:-1');
});

describe('what others do', () => {
  test('is shown step by step, and all at once when one is in a hurry', () => {
    vi.useFakeTimers();
    const shown: number[] = [];
    let now = 1000;
    const pace = new Pace<number>(
      (frame) => shown.push(frame),
      () => 'normal',
      () => now,
    );
    pace.add(1, false);
    pace.add(2, true);
    pace.add(3, true);
    expect(shown).toEqual([1]);
    now += 450;
    vi.advanceTimersByTime(450);
    expect(shown).toEqual([1, 2]);
    pace.flush();
    expect(shown).toEqual([1, 2, 3]);
    expect(pace.waiting).toBe(0);
    vi.useRealTimers();
  });

  test('what comes after somebody wanted to see the end does not wait either', () => {
    const shown: number[] = [];
    let speed: Speed = 'normal';
    const pace = new Pace<number>(
      (frame) => shown.push(frame),
      () => speed,
      () => 0,
    );
    pace.add(1, false);
    pace.add(2, true);
    expect(shown).toEqual([1]);
    speed = 'once';
    pace.flush();
    pace.add(3, true);
    expect(shown).toEqual([1, 2, 3]);
  });

  test('one’s own answer never waits', () => {
    const shown: number[] = [],
      pace = new Pace<number>(
        (frame) => shown.push(frame),
        () => 'normal',
        () => 0,
      );
    pace.add(1, false);
    pace.add(2, false);
    expect(shown).toEqual([1, 2]);
  });
});

test('a broken line is tried again, soon at first, never too seldom', () => {
  expect(pause(0)).toBe(300);
  expect(pause(3)).toBe(2400);
  expect(pause(50)).toBe(5000);
});

test('the guide explains what can be done now, each thing once', () => {
  const steps = [
    { verbs: ['play'], text: 'a' },
    { verbs: ['buy'], text: 'b' },
  ];
  expect(stepNow(steps, new Set(), decision([option(1, 'buy')]))?.text).toBe('b');
  expect(stepNow(steps, new Set(), decision([option(1, 'play'), option(2, 'buy')]))?.text).toBe('a');
  expect(stepNow(steps, new Set(['a']), decision([option(1, 'play')]))).toBeNull();
  expect(stepNow(steps, new Set(), null)).toBeNull();
});

test('the guide does not send to the bell while there are cards to play', () => {
  const steps = [
    { verbs: ['play'], text: 'a' },
    { verbs: ['end'], after: ['play'], text: 'b' },
  ];
  const both = decision([option(1, 'play'), option(2, 'end')]);
  expect(stepNow(steps, new Set(['a']), both)).toBeNull();
  expect(stepNow(steps, new Set(['a']), decision([option(2, 'end')]))?.text).toBe('b');
});

test('a replay knows its turns', () => {
  const turns = [
    { turn: 1, seat: 0, step: 0 },
    { turn: 2, seat: 1, step: 5 },
    { turn: 3, seat: 0, step: 9 },
  ];
  expect([0, 4, 5, 20].map((step) => turnAt(turns, step))).toEqual([0, 0, 1, 2]);
  expect(turnStep(turns, 0, 1, 12)).toBe(5);
  expect(turnStep(turns, 7, -1, 12)).toBe(5);
  expect(turnStep(turns, 5, -1, 12)).toBe(0);
  expect(turnStep(turns, 10, 1, 12)).toBe(12);
});

test('the course of a game is a line for each seat, and none for what never was anything to anybody', () => {
  const at = (mine: number, theirs: number): View =>
    ({
      seats: 2,
      counters: [
        { kind: 'life', seat: 0, value: mine },
        { kind: 'life', seat: 1, value: theirs },
        { kind: 'fame', seat: 0, value: 0 },
        { kind: 'bases', seat: 0, value: 0 },
        { kind: 'bases', seat: 1, value: theirs < 0 ? 1 : 0 },
      ],
      zones: [
        {
          kind: 'characters',
          seat: 1,
          things:
            theirs < 0
              ? []
              : [
                  { name: 'han', marks: { damage: 50 - theirs } },
                  { name: 'rey', marks: {} },
                ],
        },
      ],
    }) as unknown as View;
  const health = { zone: 'characters', number: 'health', less: 'damage' };
  expect(courseOf([at(50, 50), at(50, 44), at(31, -3)], ['life', 'fame', 'bases', health], () => 10)).toEqual([
    { of: 'life', seat: 0, values: [50, 50, 31] },
    { of: 'life', seat: 1, values: [50, 44, -3] },
    { of: 'bases', seat: 0, values: [0, 0, 0] },
    { of: 'bases', seat: 1, values: [0, 0, 1] },
    { of: health, seat: 1, values: [20, 14, 0] },
  ]);
});
