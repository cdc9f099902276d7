/** Worlds as round labels, 100 x 100 around the middle: each is known by its shape before its colour. They are ours. */

import { chance } from '../art/chance';

const C = (x: number, y: number, r: number, f: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}"/>`;
const E = (x: number, y: number, a: number, b: number, f: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${f}"/>`;
const P = (d: string, f: string): string => `<path d="${d}" fill="${f}"/>`;
const Ln = (d: string, c: string, w = 2, x = ''): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`;
let clips = 0;
/** a ball of radius r with things printed on it and a hard shadow */
const ball = (
  x: number,
  y: number,
  r: number,
  base: string,
  inside: string,
  dark = 'rgb(18 8 34 / .42)',
  ox = -0.26,
  oy = -0.26,
): string => {
  const id = `ball-${++clips}`,
    q = r * 1.06,
    sx = ox * r,
    sy = oy * r;
  return `<g transform="translate(${x} ${y})"><clipPath id="${id}"><circle r="${r}"/></clipPath>${C(0, 0, r, base)}<g clip-path="url(#${id})">${inside}<path fill-rule="evenodd" fill="${dark}" d="M${-r - 9} ${-r - 9}H${r + 9}V${r + 9}H${-r - 9}Z M${sx - q} ${sy}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0Z"/></g></g>`;
};
const glint = (x: number, y: number, r: number, c = '#fff3cf'): string =>
  P(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    c,
  );
const specks = (c: string, list: readonly (readonly [number, number, number?])[], o = 0.8): string =>
  `<g opacity="${o}">${list.map(([x, y, r = 1]) => C(x, y, r, c)).join('')}</g>`;

const WORLDS: Readonly<Record<string, () => string>> = {
  // casino: night side, golden boulevards, a racetrack round the world
  cantonica: () =>
    C(0, 0, 52, '#2b1446') +
    specks('#f2d9ff', [
      [-38, -22],
      [34, -34, 1.3],
      [-24, -40],
      [42, 12],
      [-42, 20, 1.2],
    ]) +
    Ln('M-46 14C-52 4 -20 -14 12 -20S50 -20 46 -10', '#d98a12', 5) +
    ball(
      0,
      2,
      33,
      '#45307a',
      P('M-40 6C-22 -2 -14 12 2 10S22 24 40 14V44H-40Z', '#1f8791') +
        P('M-40 16C-22 8 -12 22 6 20S26 32 40 24V44H-40Z', '#176a78') +
        P('M-4 -30C10 -30 22 -22 26 -10C16 -6 8 -16 -4 -14S-26 -4 -30 -10C-26 -22 -16 -30 -4 -30Z', '#5d43a0') +
        [
          [-14, -14],
          [-8, -18],
          [-2, -20],
          [5, -19],
          [11, -15],
          [15, -9],
          [-2, -12],
          [4, -11],
          [-9, -9],
        ]
          .map(([x, y]) => C(x, y, 1.7, '#ffd65c'))
          .join('') +
        [
          [-20, -7],
          [-15, -4],
          [9, -5],
          [3, -4],
        ]
          .map(([x, y]) => C(x, y, 1.3, '#ff8a5c'))
          .join(''),
    ) +
    Ln('M-46 14C-42 24 -6 22 18 12S50 0 46 -10', '#ffb938', 5) +
    Ln('M-46 14C-42 24 -6 22 18 12S50 0 46 -10', '#fff3cf', 1.6, 'stroke-dasharray=".1 6"') +
    glint(30, -28, 9, '#ffe08a') +
    glint(-34, 34, 6, '#ffe08a'),
  // scrapyard: rust, craters, a belt of junk
  'ord-mantell': () =>
    C(0, 0, 52, '#203c46') +
    specks('#cfe6e0', [
      [-36, -30],
      [38, -24],
      [-42, 6],
      [30, 38],
    ]) +
    ball(
      -1,
      1,
      34,
      '#a05a36',
      P('M-40 -12C-26 -24 -8 -10 6 -18S34 -24 42 -14V-44H-40Z', '#c98450') +
        P('M-36 14C-20 4 -4 18 10 10S30 10 40 20V44H-36Z', '#74402c') +
        C(-12, -4, 8, '#7d4630') +
        C(-13.5, -5.5, 5.4, '#5c3226') +
        C(12, -12, 4.6, '#8d5136') +
        C(14, 16, 6, '#5c3226') +
        C(-18, 20, 4, '#5c3226'),
    ) +
    [
      [-46, 18, 12, 5, -20],
      [-34, 27, 7, 7, 30],
      [-21, 30, 14, 4, 8],
      [-4, 33, 6, 6, 45],
      [9, 31, 13, 5, -8],
      [26, 28, 8, 8, 20],
      [38, 20, 12, 4, -28],
      [46, 12, 6, 6, 10],
    ]
      .map(
        ([x, y, w, h, a], i) =>
          `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="1.5" fill="${['#c3c7c4', '#8f9694', '#e6dcc0'][i % 3]}" stroke="#1b2a30" stroke-width="1.6" transform="translate(${x} ${y}) rotate(${a})"/>`,
      )
      .join(''),
  // grassland with rock cones, a factory chimney
  lothal: () =>
    C(0, 0, 52, '#4f8f93') +
    P('M-52 6H52V52H-52Z', '#3b7480') +
    P('M-26 6L-17 -34Q-14 -39 -10 -34L-2 6Z', '#8d8577') +
    P('M-14 6L-12 -36Q-11 -36 -10 -34L-2 6Z', '#6d6459') +
    P('M12 8L19 -22Q22 -27 25 -22L33 8Z', '#9d9484') +
    P('M22 8V-25L25 -22L33 8Z', '#766d60') +
    P('M-44 10L-39 -10Q-37 -14 -34 -10L-29 10Z', '#7d7568') +
    ball(
      0,
      34,
      52,
      '#d3c45a',
      P('M-52 -30C-30 -40 -10 -24 12 -32S40 -34 52 -26V-60H-52Z', '#e6dd8d') +
        Ln('M-44 -16C-30 -24 -18 -12 -4 -20S20 -22 36 -16M-38 -4C-24 -10 -12 -2 2 -8S26 -10 40 -4', '#a3a046', 3) +
        P('M-30 -10L-26 -22L-22 -10ZM16 -8L20 -20L24 -8Z', '#8d8a3c'),
      'rgb(18 8 34 / .25)',
      -0.1,
      0.1,
    ) +
    C(34, -30, 8, '#fff3cf'),
  // water: an ocean ball, floating cities
  'mon-calamari': () =>
    C(0, 0, 52, '#0f2f55') +
    specks('#d8f0ff', [
      [-36, -32, 1.3],
      [38, -30],
      [-44, 10],
      [42, 24, 1.2],
    ]) +
    ball(
      0,
      0,
      39,
      '#1c7fb8',
      P('M-44 -16C-32 -24 -22 -8 -10 -16S12 -24 22 -16 38 -12 46 -18V-46H-44Z', '#3fa5d6') +
        Ln('M-40 2C-32 -4 -24 8 -14 2S4 -4 12 2 30 8 40 0', '#8fdcf2', 3) +
        Ln('M-36 17C-28 11 -20 23 -10 17S8 11 16 17 30 22 38 15', '#59bfe4', 3) +
        Ln('M-26 30C-18 25 -12 34 -2 30S16 26 24 31', '#3fa5d6', 3) +
        P('M-30 -26C-22 -34 -6 -30 4 -34S24 -30 26 -25 -2 -24 -8 -22 -32 -20 -30 -26Z', '#eaf7fb'),
    ) +
    [
      [-14, -4, 1],
      [16, 8, 0.8],
      [-6, 24, 0.66],
    ]
      .map(
        ([x, y, k]) =>
          `<g transform="translate(${x} ${y}) scale(${k})">${E(0, 2, 13, 4.4, '#0d3358')}${E(0, 0, 12.5, 4, '#f6ecd2')}${P('M-7 -1A7 6.5 0 0 1 7 -1Z', '#ef7f52')}${P('M1 -7.4A7 6.5 0 0 1 7 -1H1Z', '#c4553a')}</g>`,
      )
      .join(''),
  // mine: a lumpy rock with glowing shafts and rails
  kessel: () =>
    C(0, 0, 52, '#2a1a30') +
    specks('#ffd9a8', [
      [-40, -26],
      [40, 30],
      [36, -36, 1.3],
      [-38, 32],
    ]) +
    P(
      'M-38 6C-42 -14 -30 -34 -10 -36C2 -42 22 -36 30 -24C44 -14 42 10 34 20C28 36 8 40 -8 37C-26 38 -36 24 -38 6Z',
      '#c9933a',
    ) +
    P('M4 -39C16 -40 26 -32 30 -24C44 -14 42 10 34 20C28 36 8 40 -8 37C6 26 14 8 4 -6C-2 -16 0 -30 4 -39Z', '#8a5f2c') +
    P('M-36 -4C-26 -8 -18 2 -20 12S-30 22 -34 20C-38 12 -38 4 -36 -4Z', '#7f8a3a') +
    [
      [-12, -14, 10],
      [15, -6, 7.5],
      [-4, 17, 8],
      [22, 18, 5],
    ]
      .map(
        ([x, y, r]) =>
          E(x, y, r + 2.6, r * 0.72 + 2.2, '#f0b45a') +
          E(x, y, r, r * 0.72, '#1c1018') +
          E(x, y + r * 0.26, r * 0.66, r * 0.36, '#ff8a2c'),
      )
      .join('') +
    Ln('M-2 -12L8 -8M-8 11L-12 -6M5 17L17 17', '#e9dcc0', 2.2, 'stroke-dasharray="2.4 2.4"') +
    [
      [-44, 2, 3],
      [42, -10, 3.4],
      [-30, 40, 2.6],
    ]
      .map(([x, y, r]) => P(`M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}Z`, '#8a5f2c'))
      .join(''),
  // swamp: bogs and bubbles; a city moon
  'nal-hutta': () =>
    C(0, 0, 52, '#27341f') +
    specks('#e6efb0', [
      [-38, -26],
      [-44, 14],
      [38, 30],
    ]) +
    ball(
      -3,
      4,
      37,
      '#7c8530',
      P('M-44 -20C-28 -30 -14 -14 2 -24S30 -22 42 -14V-46H-44Z', '#9ba245') +
        P(
          'M-34 -6C-26 -12 -14 -8 -12 -2S-24 8 -32 4 -40 -2 -34 -6ZM2 -2C12 -8 28 -4 28 3S12 12 4 8 -6 2 2 -2ZM-22 18C-12 12 2 16 2 23S-14 32 -22 27 -30 22 -22 18Z',
          '#4a5220',
        ) +
        P('M6 1C12 -3 22 -1 22 3S12 8 8 6 2 4 6 1ZM-17 21C-11 18 -3 20 -3 23.5S-13 28 -17 25.500Z', '#c0c95c') +
        C(-25, -2, 2.4, '#c0c95c') +
        C(14, -15, 2.6, '#6b3b4a') +
        C(20, 18, 3.2, '#c0c95c') +
        C(26, 22, 2, '#c0c95c'),
    ) +
    ball(
      31,
      -31,
      12,
      '#8c6a96',
      C(-4, -3, 1.2, '#ffd65c') +
        C(0, -6, 1.2, '#ffd65c') +
        C(3, -1, 1.2, '#ffd65c') +
        C(-2, 3, 1.2, '#ff8a5c') +
        C(5, 4, 1.2, '#ffd65c'),
    ) +
    Ln('M22 -22C10 -34 26 -46 40 -42', '#c9a8d2', 1.4, 'stroke-dasharray="2 3"'),
  // desert, two suns
  tatooine: () =>
    C(0, 0, 52, '#a8452c') +
    C(-24, -26, 30, '#bd5733') +
    C(-25, -27, 19, '#d5733d') +
    C(-27, -29, 11.5, '#fff0b8') +
    C(-8, -38, 6.6, '#ffc163') +
    ball(
      9,
      13,
      36,
      '#e4ad5c',
      P('M-44 -14C-28 -26 -14 -6 4 -16S30 -20 44 -12V-50H-44Z', '#f3cd86') +
        P('M-44 4C-28 -6 -12 10 6 2S30 -2 46 8V18C30 8 20 12 4 14S-30 6 -44 16Z', '#cf8b43') +
        P('M-40 22C-24 14 -8 28 8 20S30 18 44 24V48H-40Z', '#b87036') +
        Ln('M-18 -4C-12 -8 -8 -2 -2 -6S10 -10 16 -7', '#a8642f', 2.2) +
        Ln('M-4 14L2 8L8 15L15 9', '#8a4d28', 2),
      'rgb(70 16 30 / .4)',
    ),
  // lakes and meadows under clouds
  naboo: () =>
    C(0, 0, 52, '#1e6273') +
    specks('#e8fbff', [
      [-38, -30],
      [40, -26],
      [-42, 18, 1.2],
      [38, 32],
    ]) +
    ball(
      0,
      0,
      38,
      '#58a85a',
      P('M-42 -20C-30 -34 -6 -26 -2 -16S-18 -2 -26 2 -44 -8 -42 -20Z', '#3b8649') +
        P('M8 -34C22 -32 36 -20 38 -6 26 -6 20 -14 12 -18S2 -28 8 -34Z', '#7fc0dc') +
        P('M-12 4C0 -4 20 0 24 10S8 26 -4 24 -22 12 -12 4Z', '#7fc0dc') +
        P('M-6 8C2 3 15 5 18 11S7 20 -1 19 -12 12 -6 8Z', '#b4e3ee') +
        P('M-38 20C-28 14 -20 26 -10 30L-14 44H-44Z', '#3b8649') +
        P('M-44 -2C-32 -8 -22 0 -12 -3S6 -12 14 -9 4 0 -6 3 -40 6 -44 -2Z', '#f6fbf4') +
        P('M6 24C16 18 28 24 40 17V26C28 32 10 32 6 24Z', '#f6fbf4'),
      'rgb(10 30 50 / .34)',
    ),
  // half in the sun for ever, half in the dark
  ryloth: () =>
    C(0, 0, 52, '#461a2c') +
    P('M-52 -52H-8L-26 52H-52Z', '#7c2c33') +
    C(-50, -4, 15, '#ffcf7a') +
    ball(
      4,
      0,
      37,
      '#e0703c',
      P('M-42 -16C-28 -26 -16 -10 -4 -18L-2 -44H-42Z', '#f5a25e') +
        P('M-40 8L-28 2L-22 8L-12 3L-6 10L2 6V22C-10 18 -26 26 -40 18Z', '#b64f30') +
        P('M-34 24L-24 18L-14 25L-2 19V44H-34Z', '#92392c') +
        P('M6 -42L2 -26L11 -14L3 0L12 12L4 26L9 44H46V-42Z', '#2b1428') +
        P('M14 -42L11 -27L19 -14L12 0L20 13L13 27L17 44H46V-42Z', '#1e0d20') +
        C(24, -12, 1.4, '#ff9a6c') +
        C(28, 6, 1.2, '#ff9a6c') +
        C(21, 18, 1.3, '#ff9a6c'),
      'rgb(0 0 0 / .16)',
    ),
  // forest and a hundred lakes, a castle on the shore
  takodana: () =>
    C(0, 0, 52, '#2f7f86') +
    P('M-52 -4H52V52H-52Z', '#20606c') +
    C(28, -28, 9, '#fff3cf') +
    P('M-16 8V-18H-12V-24H-8V-18H-3V-30H-5L0 -40L5 -30H3V-16H9V-22H13V-16H17V8Z', '#c5b48f') +
    P('M0 -40L5 -30H3V-16H9V-22H13V-16H17V8H0Z', '#93815f') +
    Ln('M0 -38L-26 -6M0 -38L30 -4', '#f3e8cf', 1.2) +
    [
      [-7, -29],
      [-14, -21],
      [-20, -13],
      [8, -29],
      [16, -20],
      [23, -12],
    ]
      .map(([x, y], i) =>
        P(`M${x - 2.6} ${y}L${x + 2.6} ${y}L${x} ${y + 5}Z`, ['#ff7f5e', '#ffd65c', '#8fd0c0'][i % 3]),
      )
      .join('') +
    C(-6, -10, 1.6, '#3f3526') +
    C(8, -8, 1.6, '#ffd65c') +
    ball(
      0,
      36,
      50,
      '#2f8f52',
      P('M-50 -32C-34 -42 -16 -28 0 -34S34 -38 50 -28V-60H-50Z', '#4bab62') +
        [
          [-26, -20, 12, 4.4],
          [6, -24, 9, 3.2],
          [27, -16, 11, 4],
          [-8, -8, 13, 4.4],
          [18, -2, 9, 3],
        ]
          .map(([x, y, a, b]) => E(x, y, a, b, '#a6dccb'))
          .join('') +
        P('M-40 -14l4 -9 4 9zM-18 -16l4 -9 4 9zM14 -12l4 -9 4 9zM36 -20l3 -8 3 8zM-2 -15l3 -8 3 8z', '#1d6238'),
      'rgb(10 30 30 / .3)',
      -0.08,
      0.1,
    ),
  // two rocks, one street between them
  'ring-of-kafrene': () =>
    C(0, 0, 52, '#33304d') +
    specks('#f2e9ff', [
      [-20, -38],
      [4, 38, 1.3],
      [16, -40],
      [-10, 30],
      [44, -34],
    ]) +
    Ln('M-26 -15C-8 -5 8 -5 26 -15M-26 17C-8 8 8 8 26 17', '#8d86a8', 1.8) +
    P(
      'M-17 -12C-14 -26 -24 -38 -36 -34C-48 -30 -50 -10 -48 6C-48 24 -40 38 -28 36C-18 34 -12 20 -16 12C-12 4 -20 -4 -17 -12Z',
      '#9a8f95',
    ) +
    P(
      'M-30 -6C-24 -10 -22 -24 -28 -34C-18 -34 -14 -22 -17 -12C-20 -4 -12 4 -16 12C-12 20 -18 34 -28 36C-34 24 -22 12 -30 -6Z',
      '#6f6572',
    ) +
    P(
      'M17 -14C20 -28 30 -36 39 -30C50 -24 50 -4 48 10C46 26 38 36 28 33C18 30 14 18 18 10C12 4 14 -6 17 -14Z',
      '#9a8f95',
    ) +
    P('M34 -10C30 -18 34 -30 39 -30C50 -24 50 -4 48 10C46 26 38 36 28 33C38 24 42 4 34 -10Z', '#6f6572') +
    P('M-22 -4H22V5H-22Z', '#d8c493') +
    P('M-22 1H22V5H-22Z', '#a18a5e') +
    [-17, -11, -5, 1, 7, 13, 18]
      .map(
        (x, i) =>
          `<rect x="${x}" y="${[-15, -10, -19, -12, -22, -11, -15][i]}" width="4.6" height="${[11, 6, 15, 8, 18, 7, 11][i]}" fill="${i % 2 ? '#7b6f86' : '#5d526b'}"/>` +
          C(x + 2.3, [-11, -7, -15, -9, -18, -8, -11][i], 1.1, '#ffd65c'),
      )
      .join('') +
    [-16, -8, 0, 8, 16].map((x) => C(x, -1.4, 1.2, '#ff8a5c')).join('') +
    [
      [-38, -10],
      [-36, 8],
      [-30, 22],
      [40, -12],
      [38, 8],
    ]
      .map(([x, y]) => C(x, y, 1.8, '#ffd65c'))
      .join(''),
  // not a place to stay
  maelstrom: () =>
    (
      [
        ['#4b2f92', 50, 0],
        ['#6f4bd0', 42, 40],
        ['#9a78f0', 33, 85],
        ['#cdb6ff', 22, 130],
      ] as const
    )
      .map(
        ([c, r, a]) =>
          `<g transform="rotate(${a})">${P(`M0 ${-r}C${r * 0.7} ${-r} ${r} ${-r * 0.4} ${r * 0.92} ${r * 0.1}C${r * 0.6} ${-r * 0.3} ${r * 0.3} ${-r * 0.5} 0 ${-r * 0.46}Z`, c)}${P(`M0 ${r}C${-r * 0.7} ${r} ${-r} ${r * 0.4} ${-r * 0.92} ${-r * 0.1}C${-r * 0.6} ${r * 0.3} ${-r * 0.3} ${r * 0.5} 0 ${r * 0.46}Z`, c)}</g>`,
      )
      .join('') +
    C(0, 0, 17, '#2c1a5c') +
    Ln('M-11 2A11 11 0 0 1 8 -8A8 8 0 0 1 4 6A4.500 4.500 0 0 1 -3 1', '#e9dcff', 3) +
    C(0, 0, 2.4, '#fff') +
    [
      [-44, -20, 4],
      [38, 30, 5],
      [46, -14, 3],
      [-34, 36, 4],
      [-10, -46, 3],
    ]
      .map(([x, y, r]) => P(`M${x - r} ${y + 1}L${x - 1} ${y - r}L${x + r} ${y - 1}L${x + 2} ${y + r}Z`, '#b8a7d8'))
      .join(''),
};

const SKIES = ['#1f2f57', '#2c2552', '#203c46', '#461a2c', '#27341f'],
  LANDS = ['#a05a36', '#58a85a', '#1c7fb8', '#d3c45a', '#7c8530', '#9a8f95'];

/** A world that nobody drew: a ball with two bands, always the same for the same key. */
function plain(key: string): string {
  const by = chance(key),
    land = by.pick(LANDS),
    high = by.i(-20, -2),
    low = by.i(6, 20);
  return (
    C(0, 0, 52, by.pick(SKIES)) +
    ball(
      0,
      0,
      37,
      land,
      P(`M-44 ${high}C-20 ${high - 12} 10 ${high + 12} 44 ${high - 4}V-50H-44Z`, 'rgb(255 255 255 / .22)') +
        P(`M-44 ${low}C-18 ${low - 10} 14 ${low + 10} 44 ${low}V50H-44Z`, 'rgb(0 0 0 / .22)'),
    )
  );
}

/** The label of a world: sky, ball, paper rim. */
export function world(key: string): string {
  const clip = `world-${++clips}`;
  return (
    `<clipPath id="${clip}"><circle r="48"/></clipPath><g clip-path="url(#${clip})">${(WORLDS[key] ?? (() => plain(key)))()}</g>` +
    '<circle r="48" fill="none" stroke="#1b1226" stroke-width="6.5" opacity=".55"/>' +
    '<circle r="48.5" fill="none" stroke="#f3e8cf" stroke-width="4.2"/>'
  );
}
/** A place that is no world, and where nobody stays: without a rim. */
export const storm = (): string => WORLDS.maelstrom();
