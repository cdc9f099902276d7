import { describe, expect, test } from 'vitest';
import { Camera } from '../src/chart/camera.svelte';
import { Geometry, towards } from '../src/chart/geometry';
import type { Point } from '../src/chart/geometry';
import { aside, BELOW } from '../src/chart/placing';
import { plate } from '../src/chart/space';
import { world } from '../src/chart/label';
import { groupsOf } from '../src/dice/pool';
import { closed, flat, lying, socket } from '../src/dice/print';
import { symbolOf } from '../src/dice/symbols';
import type { Side } from '../src/protocol';
import { HOME, sampleSpaces, WAY } from '../src/samples/chart';
import { DICE, ORDER } from '../src/samples/dice';

const side = (symbol: string, value = 1, plus = false): Side => ({ symbol, value, price: 0, plus });

describe('dice', () => {
  test('are told apart by more than colour', () => {
    const without = (drawing: string): string => drawing.replace(/#[0-9a-f]{3,6}/g, '');
    const bodies = ['red', 'blue', 'yellow', 'grey'].map((colour) => without(flat(colour, side('melee'))));
    expect(new Set(bodies).size).toBe(4);
    expect(new Set(['red', 'blue', 'yellow', 'grey'].map((colour) => without(closed(colour)))).size).toBe(4);
    const sides = [
      side('melee', 2),
      side('melee', 2, true),
      side('melee', 0),
      side('blank', 0),
      { ...side('melee', 2), price: 1 },
    ];
    expect(new Set(sides.map((one) => without(flat('red', one)))).size).toBe(sides.length);
  });

  test('have one silhouette for each symbol, and one for a symbol nobody drew', () => {
    expect(new Set(ORDER.map(symbolOf)).size).toBe(ORDER.length);
    expect(symbolOf('no such symbol')).toBe(symbolOf('any'));
  });

  test('are drawn without styles of their own, which the page may not have', () => {
    for (const drawing of [
      lying('red', side('melee')),
      closed('blue'),
      socket('grey'),
      world('tatooine'),
      world('nowhere'),
    ])
      expect(drawing).not.toMatch(/style=|NaN|undefined/);
  });

  test('lie by symbol in the order of use, what adds to others last', () => {
    const die = (id: number, one: Side) => ({ id, sides: [one], face: 0 });
    const groups = groupsOf(
      [die(1, side('blank', 0)), die(2, side('melee', 2, true)), die(3, side('melee', 3)), die(4, side('odd', 1))],
      ORDER,
    );
    expect(groups.map((group) => [group.symbol, group.sum, group.dice.map((one) => one.id)])).toEqual([
      ['melee', 5, [3, 2]],
      ['blank', 0, [1]],
      ['odd', 1, [4]],
    ]);
    expect(groupsOf([{ id: 1, sides: [], face: -1 }], ORDER)).toEqual([]);
    expect(groupsOf(DICE, ORDER).reduce((sum, group) => sum + group.dice.length, 0)).toBe(DICE.length);
  });
});

describe('a map', () => {
  test('a name steps aside for what would lie on its end, as far as all of that wants, and stays between two', () => {
    const [space] = sampleSpaces().filter((one) => one.kind === 'world'),
      end = plate(space) / 2;
    const at = (x: number, y = BELOW): Point => [x, y];
    expect(aside(space, [0, 0], [], 1)).toBe(0);
    expect(aside(space, [0, 0], [at(end)], 1)).toBeLessThan(0);
    expect(aside(space, [0, 0], [at(-end)], 1)).toBeGreaterThan(0);
    expect(aside(space, [0, 0], [at(end + 10), at(end)], 1)).toBe(aside(space, [0, 0], [at(end)], 1));
    expect(aside(space, [0, 0], [at(-end), at(end)], 1)).toBe(0);
    expect(aside(space, [0, 0], [at(end, 0)], 1)).toBe(0);
  });
  test.each([
    [1440, 620, 'arc'],
    [1120, 590, 'arc'],
    [900, 500, 'flat'],
  ] as const)('%i by %i (%s) keeps every space inside and apart', (width, height, shape) => {
    const geometry = new Geometry(width, height, shape),
      points = sampleSpaces().map((space) => geometry.of(space));
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
    for (const [n, [x, y]] of points.entries())
      for (const [a, b] of points.slice(n + 1)) expect(Math.hypot(x - a, y - b)).toBeGreaterThan(24);
  });

  test('has lanes both ways', () => {
    const spaces = sampleSpaces();
    for (const [n, space] of spaces.entries())
      for (const to of space.lanes) expect(spaces[to].lanes, `${n} to ${to}`).toContain(n);
    for (const [n, space] of WAY.entries()) if (n) expect(spaces[WAY[n - 1]].lanes).toContain(space);
    expect(WAY[0]).toBe(HOME);
  });

  test('is walked to the neighbour that lies most in the direction', () => {
    const around = [
      [1, [10, 1]],
      [2, [0, 10]],
      [3, [7, 7]],
    ] as const;
    expect(towards([0, 0], around, [1, 0])).toBe(1);
    expect(towards([0, 0], around, [0, 1])).toBe(2);
    expect(towards([0, 0], around, [-1, 0])).toBe(-1);
  });

  test('does not leave its window', () => {
    const camera = new Camera();
    Object.assign(camera, { width: 400, height: 400, mapWidth: 1120, mapHeight: 590 });
    camera.lookAt([[560, 300]]);
    camera.pan(9999, 9999);
    expect([camera.x, camera.y]).toEqual([0, 0]);
    camera.zoomTo(99);
    expect(camera.zoom).toBe(2.6);
    camera.whole();
    expect(camera.zoom).toBeCloseTo(400 / 1120);
    expect(camera.near).toBe(false);
    camera.zoomTo(1);
    camera.show([1100, 580]);
    expect(1100 * camera.zoom + camera.x).toBeLessThanOrEqual(400);
  });
});
