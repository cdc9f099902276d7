/** A pen. */

import { n1, pt, mx, poly, half } from './geometry';
import type { Pt } from './geometry';

/** An ink drawing: `s` solid parts (they cast the print shadow), `x` marks on top of them, `l` lines. */
export class Ink {
  out = '';
  sil = '';

  s(d: string, fill: string, o?: string): this {
    this.sil += d;
    return this.x(d, fill, o);
  }
  x(d: string, fill: string, o = ''): this {
    this.out += `<path d="${d}" fill="${fill}"${o ? ' ' + o : ''}/>`;
    return this;
  }
  l(d: string, stroke: string, w = 1.5, o = ''): this {
    this.out += `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round"${o ? ' ' + o : ''}/>`;
    return this;
  }
  /** both halves of a profile */
  h(profile: readonly Pt[], light: string, dark: string, smooth?: boolean): this {
    this.s(half(profile, -1, smooth), light);
    this.s(half(profile, 1, smooth), dark);
    return this;
  }
  /** a polygon on the right and its mirror image on the left */
  w(pts: readonly Pt[], light: string, dark: string): this {
    this.s(poly(pts.map(mx)), light);
    this.s(poly(pts), dark);
    return this;
  }
  wx(pts: readonly Pt[], light: string, dark?: string): this {
    this.x(poly(pts.map(mx)), light);
    this.x(poly(pts), dark ?? light);
    return this;
  }
  place(x: number, y: number, turn = 0, scale = 1, shade: string | null = null, dx = 3, dy = 3.5): string {
    const t = `translate(${pt(x, y)})${turn ? ` rotate(${n1(turn)})` : ''}${scale !== 1 ? ` scale(${Math.round(scale * 1000) / 1000})` : ''}`;
    const shadow = shade
      ? `<path transform="translate(${dx} ${dy}) ${t}" d="${this.sil}" fill="${shade}" opacity=".38"/>`
      : '';
    return `${shadow}<g transform="${t}">${this.out}</g>`;
  }
}
