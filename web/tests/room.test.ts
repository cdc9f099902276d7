import { expect, test } from 'vitest';
import { Room } from '../src/table/room.svelte';

const WIDTH = 640;

function low(): Room {
  const room = new Room();
  room.height = 650;
  return room;
}

test('on a low board pieces are tiles while one line holds them', () => {
  expect(low().fit('s', 5, WIDTH).size).toBe('t');
});

test('more of them are cut low instead of taking a second line', () => {
  const fit = low().fit('s', 7, WIDTH);
  expect(fit).toMatchObject({ size: 's', cut: true, folded: false });
  expect(7 * fit.width + 6 * 8).toBeLessThanOrEqual(WIDTH);
});

test('what would be too narrow to be read lies in as few lines as it needs', () => {
  const fit = low().fit('s', 12, WIDTH);
  expect(fit).toMatchObject({ size: 's', cut: true, folded: true });
  expect(6 * fit.width + 5 * 8).toBeLessThanOrEqual(WIDTH);
});

test('a hand gets smaller before its cards cover each other', () => {
  const room = low();
  room.height = 836;
  const sizes = [4, 5, 6, 9].map((n) => {
    const { size, width, gap } = room.hand(n, 480);
    return [size, n * width + (n - 1) * gap <= 480];
  });
  expect(sizes).toEqual([
    ['m', true],
    ['s', true],
    ['s', true],
    ['s', false],
  ]);
});

test('on a low board it lies in tiles, then in small cards', () => {
  const sizes = [3, 4, 5, 6, 9].map((n) => {
    const { size, width, gap } = low().lowHand(n, 440);
    return [size, width > 0 && n * width + (n - 1) * gap <= 440];
  });
  expect(sizes).toEqual([
    ['t', true],
    ['t', true],
    ['s', true],
    ['s', true],
    ['t', false],
  ]);
});
