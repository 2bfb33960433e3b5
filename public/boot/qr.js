// Reads a QR code from a clean, upright picture, such as a screenshot, in browsers without a BarcodeDetector. It corrects no errors: a
// list that was read wrongly fails its checksum. Follows ISO/IEC 18004 up to version 25, the largest code that the page draws.

// By version, at the lowest level of correction, which the page uses: error correction codewords in a block, and the number of blocks.
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12];
const LOWEST = 1;
const MASKS = [
  (x, y) => (x + y) % 2,
  (x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Defines BarcodeDetector where the browser has none. */
export function readCodes() {
  globalThis.BarcodeDetector ??= class {
    async detect(bitmap) {
      const text = read(bitmap);
      return text ? [{ rawValue: text }] : [];
    }
  };
}

function read(bitmap) {
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  // The green channel is enough to tell dark from light.
  const isDark = (x, y) => data[4 * (Math.round(y) * width + Math.round(x)) + 1] < 128;
  for (const grid of grids(corners(isDark, width, height))) {
    const text = decode(grid.size, (x, y) => Number(isDark(grid.x + (x - 3) * grid.step, grid.y + (y - 3) * grid.step)));
    if (text) return text;
  }
  return null;
}

// Returns the centers of the finder patterns: dark, light, dark, light, dark in the proportion 1 : 1 : 3 : 1 : 1.
function corners(isDark, width, height) {
  const found = [];
  for (let y = 0; y < height; y += 1) {
    let runs = [0, 0, 0, 0, 0];
    for (let x = 0, dark = false; x <= width; x += 1) {
      if (x < width && isDark(x, y) === dark) {
        runs[4] += 1;
        continue;
      }
      if (dark && isCorner(runs)) {
        const middle = x - runs[4] - runs[3] - runs[2] / 2 - 0.5;
        const step = (runs[0] + runs[1] + runs[2] + runs[3] + runs[4]) / 7;
        const near = found.find((it) => Math.abs(it.x - middle) < step && y - it.bottom <= 2);
        if (near) near.bottom = y;
        else found.push({ x: middle, top: y, bottom: y, step });
      }
      runs = [...runs.slice(1), 1];
      dark = !dark;
    }
  }
  // Each row through the inner square of a finder pattern shows the proportion; that square is as high as wide.
  const square = found.filter(({ top, bottom, step }) => Math.abs((bottom - top + 1) / step - 3) < 0.8);
  return square.map(({ x, top, bottom, step }) => ({ x, y: (top + bottom) / 2, step }));
}

function isCorner(runs) {
  const step = (runs[0] + runs[1] + runs[2] + runs[3] + runs[4]) / 7;
  return step >= 1 && [1, 1, 3, 1, 1].every((times, at) => Math.abs(runs[at] - times * step) < step * 0.6);
}

// Returns the grids that three finder patterns may belong to: the upper left center, the size in modules and the size of a module.
function* grids(found) {
  for (const from of found) {
    const right = found.filter((it) => it.x > from.x && Math.abs(it.y - from.y) < from.step);
    for (const { x } of right) {
      const across = x - from.x;
      const below = found.some((it) => Math.abs(it.x - from.x) < from.step && Math.abs(it.y - from.y - across) < from.step);
      const size = 4 * Math.round((across / from.step + 7 - 17) / 4) + 17;
      if (below && size >= 21 && size <= 117) yield { x: from.x, y: from.y, size, step: across / (size - 7) };
    }
  }
}

function decode(size, at) {
  const version = (size - 17) / 4;
  let format = 0;
  for (let bit = 14; bit >= 0; bit -= 1) {
    const [x, y] = bit < 6 ? [8, bit] : bit < 8 ? [8, bit + 1] : bit === 8 ? [7, 8] : [14 - bit, 8];
    format = format * 2 + at(x, y);
  }
  format = (format ^ 0x5412) >> 10;
  if (format >> 3 !== LOWEST) return null;
  const words = codewords(size, at, MASKS[format & 7], layout(size, version));
  return textOf(inOrder(words, BLOCKS[version - 1], CORRECTION[version - 1]), version);
}

// Returns whether a module holds no data: finder, timing, alignment, format and version.
function layout(size, version) {
  const count = version > 1 ? Math.floor(version / 7) + 2 : 0;
  const gap = count > 1 ? Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2 : 0;
  const middles = Array.from({ length: count }, (_, nth) => (nth === 0 ? 6 : size - 7 - (count - 1 - nth) * gap));
  const near = (x, y) => middles.some((a, i) => Math.abs(a - x) < 3 && middles.some((b, j) => Math.abs(b - y) < 3
    && !((i === 0 && (j === 0 || j === count - 1)) || (i === count - 1 && j === 0))));
  return (x, y) => x === 6 || y === 6 || (x < 9 && (y < 9 || y >= size - 8)) || (x >= size - 8 && y < 9) || near(x, y)
    || (version > 6 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6)));
}

// Reads pairs of columns from the right, alternately up and down.
function codewords(size, at, mask, isLayout) {
  const words = [];
  let bits = 0;
  let count = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let nth = 0; nth < size * 2; nth += 1) {
      const x = right - (nth % 2);
      const y = (right + 1) & 2 ? nth >> 1 : size - 1 - (nth >> 1);
      if (isLayout(x, y)) continue;
      bits = (bits << 1) | (at(x, y) ^ Number(mask(x, y) === 0));
      count += 1;
      if (count % 8 === 0) {
        words.push(bits & 255);
        bits = 0;
      }
    }
  }
  return words;
}

// Returns the data codewords, which the blocks hold in turn; the later blocks may have one more.
function inOrder(words, blocks, correction) {
  const short = blocks - (words.length % blocks);
  const length = Math.floor(words.length / blocks) - correction;
  const data = Array.from({ length: blocks }, () => []);
  let next = 0;
  for (let at = 0; at <= length; at += 1) {
    for (let block = at < length ? 0 : short; block < blocks; block += 1) data[block].push(words[next++]);
  }
  return data.flat();
}

// Reads byte mode only, since the page writes links in no other mode.
function textOf(data, version) {
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  const number = (from, length) => parseInt(bits.slice(from, from + length), 2);
  const wide = version < 10 ? 8 : 16;
  if (number(0, 4) !== 4) return null;
  const length = number(4, wide);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, at) => number(4 + wide + at * 8, 8)));
}
