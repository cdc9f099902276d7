/**
 * The throw: a real cube leaves the card, tumbles, touches the table twice and becomes the flat die that lies there.
 * The result is known before, so nothing waits for it; any key or tap ends it. Without motion the die is simply there.
 */

import type { Side } from '../protocol';
import { flat } from './print';

const SIDES = [
  'rotateY(0deg)',
  'rotateY(90deg)',
  'rotateY(180deg)',
  'rotateY(-90deg)',
  'rotateX(90deg)',
  'rotateX(-90deg)',
];
const APART = 70,
  LIFT = 74,
  HOP = 26;

/** The cube with the side that ends in front first. */
function cubeOf(colour: string, sides: readonly Side[], up: number): HTMLElement {
  const cube = document.createElement('span'),
    order = [up, ...sides.keys()].filter((side, at, all) => all.indexOf(side) === at).slice(0, SIDES.length);
  cube.className = 'cube';
  for (const [at, side] of order.entries()) {
    const face = document.createElement('i');
    face.style.transform = `${SIDES[at]} translateZ(calc(var(--d) / 2 - .5px))`;
    face.innerHTML = flat(colour, sides[side]);
    cube.append(face);
  }
  return cube;
}

/** Throw the die `el` from where it came from; `nth` of several thrown together. Tells when it has landed. */
export function throwDie(
  el: HTMLElement,
  die: { colour: string; sides: readonly Side[]; up: number },
  from: DOMRect | null,
  nth = 0,
): Promise<void> {
  const to = el.getBoundingClientRect(),
    dx = from ? from.x + from.width / 2 - (to.x + to.width / 2) : -120,
    dy = from ? from.y + from.height / 2 - (to.y + to.height / 2) : 60;
  const box = document.createElement('span'),
    cube = cubeOf(die.colour, die.sides, die.up),
    way = nth % 2 ? 1 : -1,
    time = { duration: 780 + ((nth * 97) % 260), delay: nth * APART, fill: 'both' as const };
  box.className = 'throw';
  box.append(cube);
  el.append(box);
  el.classList.add('is-rolling');
  const at = (offset: number, height: number, done: number, easing = 'linear'): Keyframe => ({
    offset,
    easing,
    transform: `translate(${dx * (1 - done)}px, ${dy * (1 - done) - height}px)`,
  });
  const turned = (offset: number, scale: number, x: number, y: number, z: number): Keyframe => ({
    offset,
    transform: `scale(${scale}) rotateX(${way * x}deg) rotateY(${-way * y}deg) rotateZ(${way * z}deg)`,
  });
  const flights = [
    box.animate(
      [
        at(0, 0, 0, 'cubic-bezier(.3,.6,.5,1)'),
        at(0.34, LIFT, 0.46, 'cubic-bezier(.5,0,.8,.5)'),
        at(0.58, 0, 0.8, 'cubic-bezier(.2,.6,.5,1)'),
        at(0.74, HOP, 0.95, 'cubic-bezier(.5,0,.8,.5)'),
        at(0.88, 0, 1),
        at(1, 0, 1),
      ],
      time,
    ),
    cube.animate(
      [
        turned(0, 0.55, 360 * (2 + (nth % 3)), 450, 40),
        turned(0.34, 1.14, 250, 215, 34),
        turned(0.58, 1.04, 150, 116, 24),
        turned(0.88, 1, 0, 0, 7),
        turned(1, 1, 0, 0, 0),
      ],
      time,
    ),
  ];
  const finish = (): void => flights.forEach((one) => one.finish());
  addEventListener('keydown', finish);
  addEventListener('pointerdown', finish);
  return Promise.allSettled(flights.map((one) => one.finished)).then(() => {
    removeEventListener('keydown', finish);
    removeEventListener('pointerdown', finish);
    box.remove();
    el.classList.remove('is-rolling');
  });
}
