/** Cities, scrapyards and mines, seen from the ground. */

import { circ, dome, ell, line, many, n, path, rect, rnd, roll, sky, stars, sun, W } from './pencil';
import type { Sight } from './pencil';
import { world } from './label';

export const SETTLEMENTS: Readonly<Record<string, Sight>> = {
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
};
