/** Places with a horizon. */

import { CX, poly, circ, ell, rect, curve, star } from './geometry';
import type { Chance } from './chance';
import { Ink } from './ink';
import type { Inks } from './factions';

/** windows: rows of small lights */
export const lights = (R: Chance, x: number, y: number, w: number, h: number, gx = 6, gy = 7, p = 0.62): string => {
  let d = '';
  for (let j = 0; j * gy < h; j++) for (let i = 0; i * gx < w; i++) if (R.is(p)) d += rect(x + i * gx, y + j * gy, 2.4, 2.8);
  return d;
};

export type Place = 'desert' | 'ice' | 'swamp' | 'forest' | 'cloud' | 'temple' | 'yard' | 'ocean' | 'volcano' | 'plain' | 'hall' | 'tavern' | 'trench';

export const PLACE: Readonly<Record<Place, (R: Chance, P: Inks) => string>> = {
  desert(R, P) {
    const I = new Ink();
    I.x('M0 112Q60 84 130 108T240 96V168H0Z', P.h1).x('M0 128Q80 104 150 126T240 118V168H0Z', P.h2, 'opacity=".9"').x('M0 146Q70 130 140 146T240 140V168H0Z', P.h1);
    [[74, 118, 26], [116, 122, 17], [160, 114, 22]].forEach(([x, y, r]) => I.s(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, P.h2).x(`M${x} ${y - r}A${r} ${r} 0 0 1 ${x + r} ${y}H${x}Z`, P.h1).x(`M${x - 5} ${y}v-8a5 5 0 0 1 10 0v8Z`, P.k));
    I.l('M184 110V66M178 74H190M180 82H188', P.h0, 2.6).x(circ(184, 64, 3), P.a);
    return I.out;
  },
  ice(R, P) {
    const I = new Ink();
    const peaks = [[-10, 60], [44, 96], [92, 70], [150, 104], [208, 74], [250, 60]];
    peaks.forEach(([x, h], i) => I.x(poly([[x - 46, 150], [x, 150 - h], [x + 8, 150]]), '#f3fbff').x(poly([[x, 150 - h], [x + 8, 150], [x + 48, 150]]), i % 2 ? P.s2 : P.h1));
    I.x('M0 140Q120 122 240 140V168H0Z', '#f3fbff').s('M86 140V124A34 24 0 0 1 154 124V140Z', P.h0).x('M96 140V128A24 18 0 0 1 144 128V140Z', P.k).x(rect(112, 124, 16, 16), P.a).l('M150 112L164 84', P.h0, 4).x(circ(166, 82, 5), P.h1);
    return I.out;
  },
  swamp(R, P) {
    const I = new Ink();
    I.x('M0 130Q120 118 240 130V168H0Z', P.k);
    [[44, 1, 1], [196, -1, 0.9], [132, 1, 0.6]].forEach(([x, k, s]) => {
      I.s(curve([[x - 13 * s, 140], [x - 5 * s, 92], [x - 9 * s, 30], [x + 3 * s, 24], [x + 7 * s, 90], [x + 16 * s, 140]]), P.h0);
      I.l(`M${x} 66Q${x + 26 * k * s} 50 ${x + 40 * k * s} 58M${x} 46Q${x - 22 * k * s} 34 ${x - 32 * k * s} 42`, P.h0, 6 * s).l(`M${x + 34 * k * s} 58v20M${x + 24 * k * s} 56v13M${x - 24 * k * s} 40v16`, P.s2, 2).l(`M${x - 4 * s} 134Q${x - 28 * s} 134 ${x - 34 * s} 148M${x + 6 * s} 134Q${x + 28 * s} 134 ${x + 34 * s} 148`, P.h0, 6 * s);
    });
    I.x(ell(112, 148, 54, 7), P.s2).x(ell(104, 147, 30, 3), P.g, 'opacity=".5"').s('M92 134a16 13 0 0 1 32 0Z', P.h1).x('M103 134v-6a5 5 0 0 1 10 0v6Z', P.g);
    I.x(rect(0, 110, 110, 4, 2), P.g, 'opacity=".25"').x(rect(120, 120, 110, 4, 2), P.g, 'opacity=".25"');
    return I.out;
  },
  forest(R, P) {
    const I = new Ink();
    for (let i = 0; i < 9; i++) { const x = 4 + i * 29 + R.f(-6, 6), w = i % 2 ? 8 : 14; I.s(poly([[x - w / 2, -4], [x + w / 2, -4], [x + w * 0.8, 152], [x - w * 0.8, 152]]), i % 2 ? P.s0 : P.h0).x(poly([[x - w / 2, -4], [x - w * 0.1, -4], [x - w * 0.2, 152], [x - w * 0.8, 152]]), i % 2 ? P.s1 : P.h1); }
    I.x('M0 146Q60 132 120 144T240 140V168H0Z', P.k).s(rect(52, 76, 136, 7, 2), P.h1).l('M60 83Q90 98 120 83T180 83', P.h1, 2);
    [[84, 76], [148, 76]].forEach(([x, y]) => I.s(poly([[x - 24, y - 17], [x, y - 42], [x + 24, y - 17]]), P.h2).x(poly([[x, y - 42], [x + 24, y - 17], [x, y - 17]]), P.h1).s(rect(x - 15, y - 17, 30, 17), P.h0).x(rect(x - 5, y - 12, 10, 12, 2), P.g));
    return I.out;
  },
  cloud(R, P) {
    const I = new Ink(), puff = (x: number, y: number, s: number, f: string) => I.x(`M${x - 40 * s} ${y}a${16 * s} ${16 * s} 0 0 1 ${18 * s} ${-18 * s}a${22 * s} ${22 * s} 0 0 1 ${38 * s} ${-4 * s}a${18 * s} ${18 * s} 0 0 1 ${24 * s} ${22 * s}Z`, f);
    puff(50, 140, 1.3, P.s2); puff(200, 132, 1.2, P.s2);
    I.s('M54 88H186Q170 108 132 112L122 150H118L108 112Q70 108 54 88Z', P.h1).x('M54 88H120V150H118L108 112Q70 108 54 88Z', P.h2).x('M50 82H190V90H50Z', P.a);
    [[74, 22], [92, 34], [112, 52], [132, 42], [150, 28], [166, 18]].forEach(([x, h], i) => I.s(rect(x - 8, 82 - h, 16, h, 7), i % 2 ? P.h2 : P.h1).x(lights(R, x - 5, 82 - h + 8, 11, h - 12, 5, 7, 0.6), P.k));
    puff(120, 166, 1.7, P.g); puff(20, 168, 1.2, P.g); puff(226, 168, 1.1, P.g);
    return I.out;
  },
  temple(R, P) {
    const I = new Ink();
    I.x('M0 128Q120 112 240 128V168H0Z', P.k, 'opacity=".6"');
    for (let i = 0; i < 5; i++) { const w = 156 - i * 28, y = 142 - i * 18; I.s(poly([[CX - w / 2, y], [CX - w / 2 + 7, y - 18], [CX, y - 18], [CX, y]]), P.h2).s(poly([[CX + w / 2, y], [CX + w / 2 - 7, y - 18], [CX, y - 18], [CX, y]]), P.h1).x(rect(CX - w / 2, y - 2.6, w, 2.6), P.h0); }
    I.x(poly([[CX - 13, 142], [CX - 9, 52], [CX + 9, 52], [CX + 13, 142]]), P.h0).s(rect(CX - 15, 34, 30, 19), P.h1).x(rect(CX - 7, 40, 14, 13), P.g);
    [[26, 1], [212, 0.9], [50, 0.7], [190, 0.7]].forEach(([x, s]) => I.s(ell(x, 136, 22 * s, 20 * s), P.s0).x(ell(x - 4, 132, 13 * s, 11 * s), P.s1));
    I.x('M0 148Q120 138 240 148V168H0Z', P.k);
    return I.out;
  },
  yard(R, P) {
    const I = new Ink();
    [36, 204].forEach((x) => I.s(rect(x - 9, 18, 18, 150), P.h0).l(`M${x - 9} 30l18 20l-18 20l18 20l-18 20l18 20`, P.h1, 2));
    I.s(rect(24, 20, 192, 10), P.h0); [70, 120, 170].forEach((x, i) => I.l(`M${x} 30V${46 + i * 8}`, P.h1, 2.4).s(rect(x - 5, 46 + i * 8, 10, 6), P.a));
    I.s('M44 104L66 74H176L206 92L176 122H66Z', P.h2).x('M44 104L206 92L176 122H66Z', P.h1).l('M92 74V122M118 74V122M144 74V122', P.h0, 2).x(rect(150, 80, 20, 8), P.a);
    I.x(lights(R, 60, 96, 80, 10, 9, 7, 0.7), P.k).x(star(118, 122, 11, 3, 6), P.g).x(star(82, 76, 8, 2, 6), P.g);
    return I.out;
  },
  ocean(R, P) {
    const I = new Ink();
    [[70, 60, 22], [120, 86, 30], [174, 52, 20]].forEach(([x, h, w]) => I.s(`M${x - w} 132C${x - w} ${132 - h * 0.6} ${x - 5} ${132 - h} ${x} ${120 - h}C${x + 5} ${132 - h} ${x + w} ${132 - h * 0.6} ${x + w} 132Z`, P.h1).x(`M${x - w} 132C${x - w} ${132 - h * 0.6} ${x - 5} ${132 - h} ${x} ${120 - h}V132Z`, P.h2).x(lights(R, x - w * 0.5, 132 - h * 0.5, w, h * 0.4, 6, 7, 0.6), P.k));
    for (let j = 0; j < 3; j++) { let d = `M-10 ${128 + j * 13}`; for (let i = 0; i < 9; i++) d += `q15 ${i % 2 ? 9 : -9} 30 0`; I.x(d + 'V180H-10Z', [P.s2, P.s1, P.s0][j]); }
    return I.out;
  },
  volcano(R, P) {
    const I = new Ink();
    I.x(poly([[10, 150], [92, 44], [112, 44], [120, 52], [132, 44], [152, 44], [232, 150]]), P.h0).x(poly([[10, 150], [92, 44], [106, 44], [84, 150]]), P.h1);
    I.x(`M98 44H146Q138 62 144 84T132 120Q138 140 128 152H104Q112 126 104 104T112 66Q108 52 98 44Z`, P.a).x(`M112 46H134Q126 70 130 90T120 152H112Q120 118 114 96T120 62Z`, P.g);
    [[120, 26, 13], [100, 12, 10], [142, 10, 9]].forEach(([x, y, r]) => I.x(circ(x, y, r), P.s2)); I.x('M0 146Q60 136 120 150T240 146V168H0Z', P.k).l('M10 158H70M150 160H220', P.a, 3);
    return I.out;
  },
  plain(R, P) {
    const I = new Ink();
    I.x('M0 112Q70 90 140 112T240 104V168H0Z', P.s2).x('M0 128Q90 112 240 130V168H0Z', P.h1);
    [[58, 60, 20], [92, 78, 24], [132, 64, 20], [168, 46, 16]].forEach(([x, h, w]) => I.s(poly([[x - w / 2, 140], [x - w * 0.36, 140 - h], [x, 136 - h], [x, 140]]), P.h2).s(poly([[x + w / 2, 140], [x + w * 0.4, 146 - h], [x, 136 - h], [x, 140]]), P.h0));
    I.s(rect(84, 74, 54, 9, 2), P.h2).x('M0 144Q120 132 240 146V168H0Z', P.h0);
    return I.out;
  },
  hall(R, P) { // a throne room in perspective
    const I = new Ink();
    I.x(poly([[0, 0], [70, 34], [70, 116], [0, 168]]), P.s0).x(poly([[240, 0], [170, 34], [170, 116], [240, 168]]), P.k, 'opacity=".5"').x(poly([[0, 168], [70, 116], [170, 116], [240, 168]]), P.k);
    for (let i = 0; i < 3; i++) I.x(poly([[10 + i * 22, 8 + i * 10], [18 + i * 20, 12 + i * 9], [18 + i * 20, 156 - i * 14], [10 + i * 22, 160 - i * 15]]), P.s2).x(poly([[230 - i * 22, 8 + i * 10], [222 - i * 20, 12 + i * 9], [222 - i * 20, 156 - i * 14], [230 - i * 22, 160 - i * 15]]), P.s1);
    I.x(circ(120, 62, 34), P.s2).x(circ(120, 62, 26), P.s0).l('M120 28V96M86 62H154', P.s2, 3);
    I.s(poly([[98, 130], [102, 62], [120, 48], [138, 62], [142, 130]]), P.h0).x(poly([[98, 130], [102, 62], [120, 48], [120, 130]]), P.h1).x(poly([[108, 118], [111, 78], [129, 78], [132, 118]]), P.a).x(poly([[70, 150], [92, 126], [148, 126], [170, 150]]), P.h1).x(poly([[108, 168], [114, 126], [126, 126], [132, 168]]), P.a);
    return I.out;
  },
  tavern(R, P) { // home
    const I = new Ink();
    I.x('M0 118H240V168H0Z', P.h0).s('M40 132V84A80 62 0 0 1 200 84V132Z', P.h1).x('M40 132V84A80 62 0 0 1 120 22V132Z', P.h2).x('M100 132V98a20 20 0 0 1 40 0V132Z', P.k).x('M106 132V99a14 14 0 0 1 28 0V132Z', P.g);
    [[66, 96], [170, 96]].forEach(([x, y]) => I.x(circ(x, y, 11), P.k).x(circ(x, y, 7.6), P.g));
    I.s(rect(98, 42, 44, 26, 4), P.k).s('M108 48h18v14a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4Z', P.a).l('M127 52q8 0 8 5t-8 5', P.a, 2.6).x('M0 132H240V168H0Z', P.k, 'opacity=".7"');
    return I.out;
  },
  trench(R, P) {
    const I = new Ink();
    I.x(poly([[0, 60], [104, 78], [104, 96], [0, 168]]), P.h1).x(poly([[240, 60], [136, 78], [136, 96], [240, 168]]), P.h0).x(poly([[0, 168], [104, 96], [136, 96], [240, 168]]), P.k);
    for (let i = 0; i < 5; i++) { const t = i / 5; I.x(poly([[8 + t * 90, 70 + t * 12], [20 + t * 80, 73 + t * 10], [20 + t * 80, 146 - t * 44], [8 + t * 90, 154 - t * 50]]), P.h2, 'opacity=".8"').x(poly([[232 - t * 90, 70 + t * 12], [220 - t * 80, 73 + t * 10], [220 - t * 80, 146 - t * 44], [232 - t * 90, 154 - t * 50]]), P.h1, 'opacity=".7"'); }
    I.x(circ(120, 87, 13), P.a).x(circ(120, 87, 6), P.g); I.l('M120 168L120 104M96 168L117 104M144 168L123 104', P.g, 1.6, 'stroke-dasharray="8 7"');
    return I.out;
  },
};
