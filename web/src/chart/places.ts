/** Places seen from the ground, in the inks of their round labels: what an encounter happens before. They are ours. */

import { chance } from '../art/chance';
import { world } from './worlds';

const W = 1048,
  HIGH = 580,
  HORIZON = 0.4;
const n = (v: number): number => +v.toFixed(1);
const rect = (x: number, y: number, w: number, h: number, f: string, o = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${f}" ${o}/>`;
const circ = (x: number, y: number, r: number, f: string, o = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${f}" ${o}/>`;
const ell = (x: number, y: number, a: number, b: number, f: string, o = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${f}" ${o}/>`;
const path = (d: string, f: string, o = ''): string => `<path d="${d}" fill="${f}" ${o}/>`;
const line = (d: string, c: string, w = 3, o = ''): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${o}/>`;
const rnd = (seed: number): (() => number) => {
  const by = chance(`place ${seed}`);
  return () => by.f(0, 1);
};
const many = (k: number, f: (i: number) => string): string => Array.from({ length: k }, (_, i) => f(i)).join('');
const stars = (k: number, h: number, c = '#fff3d6', o = 0.55): string =>
  `<g fill="${c}" opacity="${o}">${many(k, (i) => `<circle cx="${(i * 137) % W}" cy="${n((i * 53.7) % h)}" r="${0.8 + (i % 3) * 0.5}"/>`)}</g>`;
/** sky in flat bands down to the horizon, then the far ground */
const sky = (g: number, h: number, inks: readonly string[]): string =>
  inks.map((c, i) => rect(0, (g * i) / inks.length, W, h, c)).join('');
/** a rolling hill from y, waves of a, in ink c */
const roll = (y: number, a: number, c: string, h: number, k = 0): string =>
  path(
    `M0 ${n(y + a)}C${150 + k} ${n(y - a)} ${330 + k} ${n(y - a * 0.4)} 520 ${n(y + a * 0.5)}S${840 - k} ${n(y - a)} ${W} ${n(y + a * 0.2)}V${h}H0Z`,
    c,
  );
const dome = (x: number, y: number, r: number, q: number, a: string, b: string): string =>
  path(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r * q)} 0 0 1 ${n(x + r)} ${n(y)}Z`, a) +
  path(`M${n(x + r * 0.1)} ${n(y - r * q)}A${n(r)} ${n(r * q)} 0 0 1 ${n(x + r)} ${n(y)}H${n(x + r * 0.1)}Z`, b);
const sun = (x: number, y: number, r: number, a: string, b: string): string =>
  circ(x, y, r * 1.6, b) + circ(x, y, r, a);

const VIEW: Readonly<Record<string, (h: number, g: number, near: string) => string>> = {
  tatooine: (h, g) =>
    sky(g, h, ['#8f3628', '#a8452c', '#a8452c', '#c25f35', '#dd8a48']) +
    sun(770, g * 0.62, 55, '#fff0b8', '#dd8a48') +
    sun(896, g * 0.42, 29, '#ffc163', '#cf6d3b') +
    stars(34, g * 0.5) +
    path(
      `M0 ${g + 6}L70 ${g - 62}L118 ${g - 54}L150 ${g - 88}L206 ${g - 80}L262 ${g - 8}L430 ${g - 16}L600 ${g + 4}L860 ${g - 22}L910 ${g - 46}L960 ${g - 40}L1048 ${g - 12}V${h}H0Z`,
      '#8a3d2f',
    ) +
    roll(g + 6, 18, '#e4ad5c', h) +
    dome(372, g + 30, 112, 0.86, '#f1dcae', '#c89f63') +
    dome(506, g + 34, 66, 0.84, '#f1dcae', '#c89f63') +
    dome(256, g + 36, 54, 0.8, '#f1dcae', '#c89f63') +
    path(`M354 ${g + 32}V${g - 8}A19 19 0 0 1 392 ${g - 8}V${g + 32}Z`, '#3b1f25') +
    path(`M361 ${g + 32}V${g - 6}A12 12 0 0 1 385 ${g - 6}V${g + 32}Z`, '#ffb938') +
    path(`M494 ${g + 35}V${g + 12}A10 10 0 0 1 514 ${g + 12}V${g + 35}Z`, '#3b1f25') +
    circ(316, g - 18, 8, '#5d3a34') +
    circ(430, g - 16, 7, '#5d3a34') +
    circ(342, g - 42, 6, '#5d3a34') +
    line(`M424 ${g - 58}V${g - 116}M408 ${g - 102}H440M413 ${g - 86}H435`, '#5d3a34', 4) +
    line(`M660 ${g + 40}V${g - 26}M650 ${g - 14}H670M654 ${g}H666`, '#7b4638', 5) +
    line(`M150 ${g + 44}V${g + 2}M142 ${g + 8}H158M140 ${g + 44}L150 ${g + 30}L160 ${g + 44}`, '#7b4638', 4) +
    roll(g + 50, 16, '#cf8b43', h, 40) +
    roll(g + 106, 20, '#b06c37', h) +
    roll(g + 176, 22, '#8f5330', h, 60),
  cantonica: (h, g) => {
    const R = rnd(7);
    return (
      sky(g, h, ['#1d0d33', '#2b1446', '#3d1d5c', '#5a2a70', '#8a3f78']) +
      stars(60, g * 0.7, '#f2d9ff', 0.7) +
      circ(180, g * 0.42, 46, '#ffe7b0') +
      circ(196, g * 0.38, 40, '#2b1446') +
      many(3, (k) => {
        const x = 560 + k * 190,
          y = g * (0.24 + (k % 2) * 0.14);
        return many(10, (j) => {
          const a = (j / 10) * 6.283;
          return line(
            `M${n(x + Math.cos(a) * 10)} ${n(y + Math.sin(a) * 10)}L${n(x + Math.cos(a) * (28 + k * 4))} ${n(y + Math.sin(a) * (28 + k * 4))}`,
            ['#ffd65c', '#ff8a5c', '#8fdcf2'][k],
            2.6,
          );
        });
      }) +
      many(26, (k) => {
        const w = 24 + R() * 30,
          x = k * 41 - 8,
          t = 40 + R() * (k > 8 && k < 17 ? 150 : 84),
          c = ['#3a1f5c', '#4a2870', '#2e1850'][k % 3];
        return (
          rect(x, g + 16 - t, w, t, c) +
          (k % 4 === 1
            ? path(`M${n(x)} ${n(g + 16 - t)}L${n(x + w / 2)} ${n(g - 12 - t)}L${n(x + w)} ${n(g + 16 - t)}Z`, c)
            : '') +
          many(Math.floor(t / 15), (j) =>
            many(2, (m) =>
              R() > 0.3
                ? rect(x + 6 + m * (w / 2 - 2), g + 22 - t + j * 15, 5, 7, R() > 0.3 ? '#ffd65c' : '#ff8a5c')
                : '',
            ),
          )
        );
      }) +
      dome(430, g + 18, 92, 0.7, '#ffd65c', '#d98a12') +
      many(9, (k) => rect(352 + k * 18, g - 2, 8, 20, '#5a2a10')) +
      line(`M${430} ${g - 46}V${g - 92}`, '#ffe9a8', 4) +
      circ(430, g - 96, 7, '#fff3cf') +
      rect(0, g + 18, W, h, '#1f6a7c') +
      many(60, (k) =>
        rect(
          (k * 67) % W,
          g + 26 + ((k * 31) % 120),
          16 + (k % 4) * 12,
          3.4,
          k % 3 ? '#ffd65c' : '#ff8a5c',
          `opacity="${n(0.75 - ((k * 31) % 120) / 180)}"`,
        ),
      ) +
      roll(g + 120, 16, '#3d1d5c', h) +
      roll(g + 178, 18, '#2b1446', h, 40)
    );
  },
  'ord-mantell': (h, g) => {
    const R = rnd(21);
    return (
      sky(g, h, ['#1b333c', '#27474c', '#3d5f5c', '#6d7a62', '#a88a5c']) +
      stars(20, g * 0.4) +
      sun(200, g * 0.64, 38, '#f3c98a', '#8d8a62') +
      path(
        `M0 ${g}L120 ${g - 60}L250 ${g - 20}L420 ${g - 76}L560 ${g - 12}L760 ${g - 56}L900 ${g - 22}L1048 ${g - 66}V${h}H0Z`,
        '#7a4a34',
      ) +
      line(
        `M300 ${g + 30}V${g - 116}L420 ${g - 150}M300 ${g - 116}L250 ${g - 96}M300 ${g - 60}L360 ${g - 132}M406 ${g - 146}V${g - 90}`,
        '#33262a',
        7,
      ) +
      rect(394, g - 92, 24, 16, '#33262a') +
      path(`M560 ${g + 40}C580 ${g - 60} 720 ${g - 96} 860 ${g - 40}L900 ${g + 40}Z`, '#8f9694') +
      path(`M700 ${g + 40}C720 ${g - 40} 780 ${g - 66} 860 ${g - 40}L900 ${g + 40}Z`, '#5e6666') +
      many(5, (k) =>
        line(
          `M${600 + k * 56} ${g + 36}C${600 + k * 56} ${g - 20} ${620 + k * 54} ${g - 54} ${640 + k * 50} ${g - 66}`,
          '#33262a',
          4,
        ),
      ) +
      circ(640, g - 4, 15, '#33262a') +
      circ(640, g - 4, 8, '#7ee6d4') +
      roll(g + 34, 16, '#9a5632', h) +
      many(46, (k) => {
        const x = (k * 83) % W,
          y = g + 40 + ((k * 37) % 60),
          w = 10 + R() * 40,
          t = 6 + R() * 20;
        return `<rect x="${n(-w / 2)}" y="${n(-t / 2)}" width="${n(w)}" height="${n(t)}" rx="2" fill="${['#c3c7c4', '#6f7674', '#e6dcc0', '#b5653a', '#4d3430'][k % 5]}" transform="translate(${x} ${y}) rotate(${n(R() * 60 - 30)})"/>`;
      }) +
      roll(g + 98, 16, '#74402c', h, 30) +
      roll(g + 170, 20, '#552e24', h)
    );
  },
  lothal: (h, g) =>
    sky(g, h, ['#2f6a76', '#3f7f88', '#5a9c9c', '#84b8ac', '#c0d2a8']) +
    circ(820, g * 0.4, 40, '#fff3cf') +
    circ(140, g * 0.3, 18, '#dfeee0') +
    [
      [90, 150, 66],
      [230, 96, 46],
      [330, 190, 78],
      [470, 84, 40],
      [700, 130, 60],
      [920, 170, 74],
      [1000, 90, 44],
    ]
      .map(
        ([x, t, w]) =>
          path(
            `M${x - w / 2} ${g + 30}Q${x - w * 0.2} ${g - t * 0.5} ${x - w * 0.14} ${g - t}Q${x} ${g - t - 16} ${x + w * 0.14} ${g - t}Q${x + w * 0.2} ${g - t * 0.5} ${x + w / 2} ${g + 30}Z`,
            '#a39a86',
          ) +
          path(
            `M${x} ${g + 30}V${g - t - 8}Q${x + w * 0.1} ${g - t - 8} ${x + w * 0.14} ${g - t}Q${x + w * 0.2} ${g - t * 0.5} ${x + w / 2} ${g + 30}Z`,
            '#776e60',
          ),
      )
      .join('') +
    rect(560, g - 40, 110, 66, '#5f6d72') +
    rect(580, g - 104, 20, 70, '#4a565b') +
    rect(624, g - 84, 20, 50, '#4a565b') +
    ell(600, g - 122, 26, 12, '#dfe6dc') +
    ell(630, g - 138, 34, 14, '#dfe6dc') +
    ell(672, g - 154, 40, 14, '#dfe6dc', 'opacity=".8"') +
    many(5, (k) => rect(572 + k * 19, g - 20, 10, 10, '#f3e29a')) +
    roll(g + 10, 14, '#dccf6e', h) +
    roll(g + 46, 14, '#c3b850', h, 40) +
    many(70, (k) =>
      line(
        `M${(k * 61) % W} ${n(g + 70 + ((k * 23) % 90))}q4 -16 ${k % 2 ? 9 : -7} -24`,
        k % 3 ? '#e6dd8d' : '#8f8c3c',
        2.6,
      ),
    ) +
    roll(g + 130, 14, '#9a983e', h) +
    roll(g + 186, 16, '#75752f', h, 50),
  'mon-calamari': (h, g) =>
    sky(g, h, ['#0b2443', '#0f2f55', '#17477a', '#2a6fa3', '#5fa9cc']) +
    stars(40, g * 0.6, '#d8f0ff') +
    sun(190, g * 0.66, 42, '#eafcff', '#3f8bbb') +
    many(5, (k) => ell(560 + k * 116, g * 0.34 + (k % 2) * 22, 70, 8, '#eaf7fb', 'opacity=".5"')) +
    rect(0, g, W, h, '#1c7fb8') +
    [
      [430, 1],
      [720, 0.62],
      [880, 0.42],
      [160, 0.5],
    ]
      .map(
        ([x, k]) =>
          `<g transform="translate(${x} ${n(g + 22)}) scale(${k})">${ell(0, 10, 190, 22, '#0f4f82')}${ell(0, 0, 184, 20, '#f6ecd2')}${ell(0, -4, 160, 14, '#d9c9a0')}${dome(-62, -4, 66, 0.9, '#ef7f52', '#c4553a')}${dome(46, -4, 84, 1.02, '#f6ecd2', '#cdbb90')}${dome(120, -4, 36, 0.8, '#ef7f52', '#c4553a')}${path('M-118 -6C-124 -70 -112 -110 -104 -128C-96 -110 -90 -60 -92 -6Z', '#8fdcf2')}${path('M-104 -128C-96 -110 -90 -60 -92 -6H-104Z', '#4fa9cf')}${many(7, (j) => circ(-2 + j * 15, -36 - (j % 3) * 14, 4, '#1c5f92'))}</g>`,
      )
      .join('') +
    many(6, (k) => {
      const y = g + 60 + k * 26;
      return line(
        `M0 ${y}${many(14, (j) => `q20 ${j % 2 ? 9 : -9} 40 0t40 0`)}`,
        ['#59bfe4', '#8fdcf2', '#3fa5d6'][k % 3],
        4,
        `opacity="${n(0.9 - k * 0.1)}"`,
      );
    }) +
    roll(g + 160, 14, '#155f92', h) +
    roll(g + 206, 16, '#0f4673', h, 40),
  kessel: (h, g) =>
    sky(g, h, ['#1d1024', '#2a1a30', '#43243a', '#6d3a3a', '#a85f38']) +
    stars(30, g * 0.5, '#ffd9a8') +
    `<g transform="translate(860 ${n(g * 0.36)}) scale(1.05)">${world('maelstrom')}</g>` +
    path(
      `M0 ${g - 20}L90 ${g - 96}L190 ${g - 60}L280 ${g - 120}L380 ${g - 40}L520 ${g - 8}L680 ${g - 30}L800 ${g - 84}L920 ${g - 50}L1048 ${g - 104}V${h}H0Z`,
      '#5c3a28',
    ) +
    path(`M0 ${g + 10}L160 ${g - 30}L300 ${g + 6}L1048 ${g - 6}V${h}H0Z`, '#7a4d2a') +
    [
      [520, 30, 300, 62],
      [520, 48, 240, 48],
      [520, 64, 176, 34],
      [520, 78, 110, 22],
    ]
      .map(([x, y, a, b], k) => ell(x, g + y, a, b, ['#c9933a', '#9a6a2c', '#6d4522', '#1c1018'][k]))
      .join('') +
    ell(520, g + 84, 84, 12, '#ff8a2c') +
    ell(520, g + 87, 46, 6, '#ffd65c') +
    line(
      `M250 ${g + 40}V${g - 86}L372 ${g - 104}M250 ${g - 86}L214 ${g - 70}M250 ${g - 30}L320 ${g - 96}M362 ${g - 102}V${g + 46}`,
      '#2a1a20',
      6,
    ) +
    rect(350, g + 44, 24, 16, '#2a1a20') +
    [
      [120, 26, 16],
      [840, 22, 20],
      [940, 46, 14],
      [60, 60, 12],
    ]
      .map(
        ([x, y, r]) =>
          ell(x, g + y, r * 1.5, r, '#f0b45a') +
          ell(x, g + y, r * 1.2, r * 0.76, '#1c1018') +
          ell(x, g + y + 3, r * 0.8, r * 0.36, '#ff8a2c'),
      )
      .join('') +
    line(`M700 ${g + 70}L1048 ${g + 34}`, '#e9dcc0', 4, 'stroke-dasharray="6 6"') +
    rect(800, g + 38, 34, 20, '#3a2a2c') +
    rect(842, g + 34, 34, 20, '#3a2a2c') +
    roll(g + 124, 14, '#54331f', h) +
    roll(g + 184, 18, '#3a2219', h, 40),
  'nal-hutta': (h, g) => {
    const tree = (x: number, t: number, c: string): string =>
      line(
        `M${x} ${g + 60}C${x - 10} ${g + 10} ${x + 12} ${g - t * 0.5} ${x} ${g - t}M${x} ${g - t * 0.6}C${x - 26} ${g - t * 0.8} ${x - 40} ${g - t * 0.9} ${x - 54} ${g - t * 0.86}M${x + 2} ${g - t * 0.72}C${x + 30} ${g - t * 0.9} ${x + 44} ${g - t} ${x + 60} ${g - t * 0.94}`,
        c,
        11,
      ) +
      ell(x - 6, g - t - 6, 66, 20, '#4d5a22') +
      ell(x - 50, g - t * 0.86, 36, 13, '#4d5a22') +
      ell(x + 56, g - t * 0.96, 40, 13, '#5f6d2a') +
      many(6, (k) => line(`M${x - 50 + k * 20} ${g - t + 6}v${24 + (k % 3) * 16}`, '#4d5a22', 2.4));
    return (
      sky(g, h, ['#2c381f', '#3c4a24', '#5a662c', '#858a3c', '#b3ad56']) +
      ell(780, g * 0.34, 60, 60, '#8c6a96') +
      many(12, (k) =>
        circ(746 + ((k * 29) % 70), g * 0.34 - 34 + ((k * 17) % 66), 2.2, k % 3 ? '#ffd65c' : '#ff8a5c'),
      ) +
      path(`M780 ${g * 0.34 - 60}A60 60 0 0 1 780 ${g * 0.34 + 60}A74 74 0 0 0 780 ${g * 0.34 - 60}Z`, '#5f4568') +
      ell(300, g - 4, 380, 40, '#76803a') +
      dome(430, g + 26, 104, 0.62, '#b59a5a', '#84683a') +
      dome(530, g + 28, 60, 0.6, '#b59a5a', '#84683a') +
      path(
        `M396 ${g - 34}C396 ${g - 96} 376 ${g - 108} 372 ${g - 116}H452C446 ${g - 108} 432 ${g - 96} 432 ${g - 34}Z`,
        '#9a7f4a',
      ) +
      ell(412, g - 118, 56, 16, '#b59a5a') +
      path(`M408 ${g + 26}V${g - 6}A18 18 0 0 1 444 ${g - 6}V${g + 26}Z`, '#33261a') +
      path(`M415 ${g + 26}V${g - 4}A11 11 0 0 1 437 ${g - 4}V${g + 26}Z`, '#ffb938') +
      rect(0, g + 22, W, h, '#5f6d2a') +
      many(9, (k) =>
        ell((k * 151 + 60) % W, g + 50 + (k % 3) * 26, 70 + (k % 4) * 18, 9, k % 2 ? '#3d4719' : '#aab24e'),
      ) +
      many(18, (k) => circ((k * 97) % W, g + 56 + ((k * 29) % 60), 4 + (k % 3) * 2, '#c9d062', 'opacity=".8"')) +
      tree(110, 130, '#352a1c') +
      tree(690, 104, '#352a1c') +
      tree(960, 150, '#352a1c') +
      roll(g + 118, 14, '#414b1c', h) +
      roll(g + 180, 18, '#2b3214', h, 40)
    );
  },
  naboo: (h, g) =>
    sky(g, h, ['#2f7f94', '#3f96a8', '#6bb3b8', '#a0cfc4', '#d6e6c4']) +
    circ(170, g * 0.36, 38, '#fff8de') +
    many(6, (k) => ell(300 + k * 140, g * 0.26 + (k % 3) * 20, 70 + (k % 2) * 30, 10, '#f6fbf4', 'opacity=".75"')) +
    path(`M0 ${g + 20}V${g - 120}L60 ${g - 134}L130 ${g - 96}L190 ${g - 104}L230 ${g - 30}L300 ${g + 20}Z`, '#4f8f62') +
    path(`M1048 ${g + 20}V${g - 110}L960 ${g - 128}L880 ${g - 70}L820 ${g + 20}Z`, '#4f8f62') +
    [
      [64, 132],
      [148, 96],
      [950, 122],
    ]
      .map(
        ([x, t]) =>
          path(`M${x} ${g - t}H${x + 22}L${x + 28} ${g + 24}H${x - 8}Z`, '#eefaf8') +
          line(`M${x + 8} ${g - t + 8}V${g + 16}`, '#a6d8dc', 3),
      )
      .join('') +
    rect(360, g - 50, 330, 80, '#f0e2bd') +
    rect(520, g - 50, 170, 80, '#cdb888') +
    dome(526, g - 48, 84, 0.86, '#3f9a7c', '#2a7460') +
    dome(404, g - 48, 42, 0.86, '#3f9a7c', '#2a7460') +
    dome(650, g - 48, 42, 0.86, '#3f9a7c', '#2a7460') +
    line(`M526 ${g - 118}V${g - 150}`, '#d9b24a', 4) +
    many(9, (k) =>
      path(
        `M${372 + k * 36} ${g + 30}V${g - 12}A10 10 0 0 1 ${392 + k * 36} ${g - 12}V${g + 30}Z`,
        k > 3 ? '#8a744c' : '#a68f62',
      ),
    ) +
    rect(0, g + 28, W, h, '#7fc0dc') +
    many(26, (k) => rect((k * 89) % W, g + 38 + ((k * 17) % 56), 40 + (k % 3) * 26, 3, '#d6f0f4', 'opacity=".7"')) +
    roll(g + 92, 14, '#58a85a', h) +
    many(30, (k) => circ((k * 73) % W, g + 116 + ((k * 19) % 40), 4, ['#fff3cf', '#f3a0b8', '#ffd65c'][k % 3])) +
    roll(g + 150, 14, '#3b8649', h, 40) +
    roll(g + 200, 16, '#2a6a3d', h),
  ryloth: (h, g) =>
    sky(g, h, ['#5c2030', '#7c2c33', '#a8432f', '#d9683d', '#f5a25e']) +
    path(`M620 0L560 ${g * 0.3}L640 ${g * 0.5}L580 ${g}L600 ${h}H1048V0Z`, '#2b1428') +
    path(`M700 0L650 ${g * 0.3}L720 ${g * 0.55}L670 ${g}L690 ${h}H1048V0Z`, '#1e0d20') +
    `<g transform="translate(340 0)">${stars(26, g * 0.7, '#ffd9c8', 0.6)}</g>` +
    sun(120, g * 0.7, 50, '#ffe9b0', '#f0935a') +
    [
      [60, 90, 110],
      [210, 130, 90],
      [330, 70, 120],
      [470, 150, 84],
      [600, 100, 96],
      [760, 140, 110],
      [930, 96, 130],
    ]
      .map(
        ([x, t, w], k) =>
          path(
            `M${x - w / 2} ${g + 40}L${x - w * 0.34} ${g - t}L${x + w * 0.3} ${g - t - 8}L${x + w / 2} ${g + 40}Z`,
            k > 4 ? '#4a1f2b' : '#b64f30',
          ) +
          path(
            `M${x} ${g + 40}V${g - t - 4}L${x + w * 0.3} ${g - t - 8}L${x + w / 2} ${g + 40}Z`,
            k > 4 ? '#351522' : '#8a3529',
          ),
      )
      .join('') +
    many(9, (k) => circ(724 + ((k * 41) % 280), g - 20 - ((k * 23) % 90), 2.6, '#ff9a6c')) +
    roll(g + 20, 16, '#c9592f', h) +
    path(`M560 ${g + 30}C700 ${g + 10} 900 ${g + 16} 1048 ${g + 24}V${h}H600Z`, '#3a1826') +
    dome(410, g + 46, 60, 0.56, '#f0b07a', '#b8693f') +
    dome(500, g + 50, 38, 0.56, '#f0b07a', '#b8693f') +
    path(`M398 ${g + 46}V${g + 28}A11 11 0 0 1 420 ${g + 28}V${g + 46}Z`, '#3a1622') +
    line(`M340 ${g + 60}V${g - 10}M340 ${g - 10}L374 ${g}L340 ${g + 10}`, '#7fb6a8', 5) +
    roll(g + 84, 14, '#92392c', h) +
    roll(g + 150, 16, '#6a2826', h, 40) +
    roll(g + 200, 18, '#461a20', h),
  takodana: (h, g) => {
    const R = rnd(3),
      fir = (x: number, y: number, s: number, c: string): string =>
        path(`M${n(x)} ${n(y - 58 * s)}L${n(x + 20 * s)} ${n(y)}H${n(x - 20 * s)}Z`, c);
    return (
      sky(g, h, ['#1d5a66', '#2f7f86', '#5aa39a', '#93c7ac', '#d0e2b4']) +
      circ(840, g * 0.38, 38, '#fff3cf') +
      many(60, (k) => fir(k * 18, g + 24, 0.7 + R() * 0.7, k % 2 ? '#1f6a4a' : '#185a40')) +
      path(
        `M330 ${g + 34}V${g - 66}H366V${g - 104}H400V${g - 66}H440V${g - 140}H430L462 ${g - 186}L494 ${g - 140}H484V${g - 60}H530V${g - 92}H566V${g - 60}H610V${g + 34}Z`,
        '#c5b48f',
      ) +
      path(`M462 ${g - 186}L494 ${g - 140}H484V${g - 60}H530V${g - 92}H566V${g - 60}H610V${g + 34}H462Z`, '#93815f') +
      path(`M440 ${g + 34}V${g - 14}A24 24 0 0 1 488 ${g - 14}V${g + 34}Z`, '#33261a') +
      path(`M449 ${g + 34}V${g - 12}A15 15 0 0 1 479 ${g - 12}V${g + 34}Z`, '#ffb938') +
      [
        [380, -44],
        [410, -20],
        [530, -30],
        [570, -20],
        [350, -24],
        [462, -110],
      ]
        .map(([x, y]) => rect(x - 4, g + y, 9, 15, '#ffd65c'))
        .join('') +
      line(`M462 ${g - 180}L180 ${g - 20}M462 ${g - 180}L770 ${g - 10}M384 ${g - 104}L240 ${g + 10}`, '#f3e8cf', 2) +
      many(12, (k) => {
        const t = (k + 1) / 13,
          x = 462 - 282 * t,
          y = g - 180 + 160 * t;
        return path(`M${n(x - 7)} ${n(y)}h14l-7 14z`, ['#ff7f5e', '#ffd65c', '#8fd0c0', '#f3e8cf'][k % 4]);
      }) +
      many(12, (k) => {
        const t = (k + 1) / 13,
          x = 462 + 308 * t,
          y = g - 180 + 170 * t;
        return path(`M${n(x - 7)} ${n(y)}h14l-7 14z`, ['#8fd0c0', '#ff7f5e', '#f3e8cf', '#ffd65c'][k % 4]);
      }) +
      roll(g + 26, 10, '#4bab62', h) +
      ell(700, g + 76, 300, 26, '#a6dccb') +
      ell(150, g + 70, 190, 18, '#a6dccb') +
      many(16, (k) => rect(440 + ((k * 71) % 500), g + 64 + (k % 4) * 8, 30, 2.6, '#e8f8ee')) +
      roll(g + 104, 12, '#2f8f52', h, 30) +
      many(20, (k) => fir(k * 56 + 10, g + 170, 0.8 + R() * 0.5, '#1d6238')) +
      roll(g + 160, 12, '#1d6238', h) +
      roll(g + 206, 14, '#154a2b', h, 30)
    );
  },
  'ring-of-kafrene': (h, g) => {
    const R = rnd(11);
    return (
      rect(0, 0, W, h, '#33304d') +
      rect(360, 0, 330, h, '#4a466c') +
      rect(430, 0, 190, h, '#6a6592') +
      stars(50, g * 0.6, '#f2e9ff', 0.7) +
      many(8, (k) =>
        line(
          `M${330 + k * 8} ${20 + k * 26}C440 ${40 + k * 30} 600 ${40 + k * 30} ${720 - k * 8} ${16 + k * 26}`,
          '#25223a',
          3,
        ),
      ) +
      [0, 1]
        .map(
          (s) =>
            `<g transform="${s ? `translate(${W} 0) scale(-1 1)` : ''}">${path(`M0 0H380C350 ${g * 0.3} 400 ${g * 0.5} 340 ${g * 0.8}C320 ${g} 370 ${g + 40} 330 ${h}H0Z`, '#6f6572')}${path(`M0 0H270C240 ${g * 0.4} 300 ${g * 0.6} 230 ${g}C220 ${g + 60} 260 ${h * 0.9} 240 ${h}H0Z`, '#9a8f95')}${many(
              22,
              (k) => {
                const x = 30 + R() * 250,
                  y = R() * (g + 40),
                  w = 18 + R() * 26;
                return (
                  rect(x, y, w, 26 + R() * 20, k % 2 ? '#5d526b' : '#7b6f86') +
                  rect(x + 4, y + 7, 6, 9, '#ffd65c') +
                  (w > 28 ? rect(x + 16, y + 7, 6, 9, R() > 0.5 ? '#ff8a5c' : '#ffd65c') : '')
                );
              },
            )}</g>`,
        )
        .join('') +
      rect(250, g * 0.44, 548, 15, '#3d3850') +
      many(20, (k) => circ(270 + k * 27, g * 0.44 + 7, 3, '#ffd65c')) +
      rect(220, g + 6, 608, 24, '#d8c493') +
      rect(220, g + 22, 608, 12, '#a18a5e') +
      many(11, (k) => {
        const t = 30 + R() * 70,
          x = 270 + k * 48;
        return (
          rect(x, g + 8 - t, 36, t, k % 2 ? '#51475f' : '#655a76') +
          many(
            Math.floor(t / 18),
            (j) =>
              rect(x + 7, g + 14 - t + j * 18, 7, 9, '#ffd65c') +
              rect(x + 22, g + 14 - t + j * 18, 7, 9, R() > 0.4 ? '#ffd65c' : '#ff8a5c'),
          )
        );
      }) +
      rect(500, g - 70, 56, 22, '#ff7f5e') +
      rect(508, g - 64, 40, 4, '#fff3cf') +
      rect(508, g - 56, 26, 4, '#fff3cf') +
      roll(g + 70, 10, '#4a4260', h) +
      roll(g + 130, 14, '#37304a', h, 30) +
      roll(g + 190, 14, '#272138', h)
    );
  },
  maelstrom: (h, g) =>
    rect(0, 0, W, h, '#1d1038') +
    many(7, (k) =>
      ell(
        524,
        g + 40,
        620 - k * 82,
        250 - k * 33,
        ['#2c1a5c', '#3b2478', '#4b2f92', '#6f4bd0', '#9a78f0', '#cdb6ff', '#f3e8ff'][k],
        `transform="rotate(${-8 - k * 5} 524 ${g + 40})"`,
      ),
    ) +
    stars(70, h, '#efe4ff', 0.6) +
    many(5, (k) => line(`M${120 + k * 200} ${40 + (k % 2) * 50}l18 34l-22 8l30 52`, '#fff3cf', 3.4)) +
    many(26, (k) => {
      const a = k * 2.4,
        r = 210 + (k % 6) * 62,
        x = 524 + Math.cos(a) * r * 1.15,
        y = g + 40 + Math.sin(a) * r * 0.5,
        s = 8 + (k % 4) * 7;
      return (
        path(
          `M${n(x - s)} ${n(y + s * 0.3)}L${n(x - s * 0.3)} ${n(y - s)}L${n(x + s)} ${n(y - s * 0.3)}L${n(x + s * 0.5)} ${n(y + s * 0.8)}Z`,
          '#7b6a98',
        ) + path(`M${n(x)} ${n(y)}L${n(x + s)} ${n(y - s * 0.3)}L${n(x + s * 0.5)} ${n(y + s * 0.8)}Z`, '#544573')
      );
    }),
  nav: (h, g, near) =>
    rect(0, 0, W, h, '#162a41') +
    ell(260, 160, 420, 120, '#1d3550') +
    ell(820, 430, 420, 130, '#1d3550') +
    ell(760, 420, 260, 70, '#274868') +
    stars(110, h, '#fff6e0', 0.7) +
    (near ? `<g transform="translate(770 ${n(h * 0.25)}) scale(2.300)">${world(near)}</g>` : '') +
    line(
      `M0 ${h * 0.62}C300 ${h * 0.5} 640 ${h * 0.5} ${W} ${h * 0.22}`,
      '#f3e8cf',
      4,
      'stroke-dasharray="1 12" opacity=".7"',
    ) +
    circ(300, h * 0.525, 20, '#e8b64a', 'stroke="#0c1826" stroke-width="5"'),
};
/** The places that have a sight of their own. */
export const PLACES: readonly string[] = Object.keys(VIEW);
/** A place from the ground; one that has no sight is open space, with whatever world is `near` in its sky. */
export const panorama = (place: string, near = ''): string =>
  `<svg viewBox="0 0 ${W} ${HIGH}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${(VIEW[place] ?? VIEW.nav)(HIGH, HIGH * HORIZON, near)}</svg>`;
