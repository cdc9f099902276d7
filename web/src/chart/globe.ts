/** What every world is drawn with: plain shapes, a ball with its shadow, glints and specks. */

export const C = (x: number, y: number, r: number, f: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}"/>`;
export const E = (x: number, y: number, a: number, b: number, f: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${f}"/>`;
export const P = (d: string, f: string): string => `<path d="${d}" fill="${f}"/>`;
export const Ln = (d: string, c: string, w = 2, x = ''): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`;
let clips = 0;
/** What cuts something out has a name of its own on the page. */
export const clip = (): string => `clip-${++clips}`;
/** a ball of radius r with things printed on it and a hard shadow */
export const ball = (
  x: number,
  y: number,
  r: number,
  base: string,
  inside: string,
  dark = 'rgb(18 8 34 / .42)',
  ox = -0.26,
  oy = -0.26,
): string => {
  const id = clip(),
    q = r * 1.06,
    sx = ox * r,
    sy = oy * r;
  return `<g transform="translate(${x} ${y})"><clipPath id="${id}"><circle r="${r}"/></clipPath>${C(0, 0, r, base)}<g clip-path="url(#${id})">${inside}<path fill-rule="evenodd" fill="${dark}" d="M${-r - 9} ${-r - 9}H${r + 9}V${r + 9}H${-r - 9}Z M${sx - q} ${sy}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0Z"/></g></g>`;
};
export const glint = (x: number, y: number, r: number, c = '#fff3cf'): string =>
  P(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    c,
  );
export const specks = (c: string, list: readonly (readonly [number, number, number?])[], o = 0.8): string =>
  `<g opacity="${o}">${list.map(([x, y, r = 1]) => C(x, y, r, c)).join('')}</g>`;
