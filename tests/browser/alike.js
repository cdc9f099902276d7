/**
 * How alike pictures look at the width of a thumb: each is drawn 56 px wide, seen as a grid of 4 px squares, and two
 * of them are as far apart as their squares are on the average in CIELAB (1 is what an eye just tells apart).
 */
async ([pictures, least]) => {
  const WIDE = 56, HIGH = 39, SQUARE = 4;
  const light = (v) => ((v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const bend = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const lab = (r, g, b) => {
    const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
      y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b),
      z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const pen = new OffscreenCanvas(WIDE, HIGH).getContext('2d', { willReadFrequently: true });
  const seen = async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    pen.drawImage(image, 0, 0, WIDE, HIGH);
    const { data } = pen.getImageData(0, 0, WIDE, HIGH),
      squares = [];
    for (let top = 0; top + SQUARE <= HIGH; top += SQUARE)
      for (let left = 0; left + SQUARE <= WIDE; left += SQUARE) {
        const sum = [0, 0, 0];
        for (let y = top; y < top + SQUARE; y++)
          for (let x = left; x < left + SQUARE; x++)
            for (let ink = 0; ink < 3; ink++) sum[ink] += light(data[(y * WIDE + x) * 4 + ink]);
        squares.push(...lab(...sum.map((ink) => ink / SQUARE ** 2)));
      }
    return Float32Array.from(squares);
  };
  const apart = (one, other) => {
    let sum = 0;
    for (let i = 0; i < one.length; i += 3)
      sum += Math.hypot(one[i] - other[i], one[i + 1] - other[i + 1], one[i + 2] - other[i + 2]);
    return (sum / one.length) * 3;
  };
  const all = [];
  for (const [name, url] of pictures) all.push([name, await seen(url)]);
  return all.flatMap(([name, one], i) =>
    all.slice(0, i).flatMap(([other, two]) => (apart(one, two) < least ? [[name, other]] : [])),
  );
};
