import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { type Random, randomFrom } from '../random.ts';

/** Contained in the metadata of each picture that has any. */
const SECRET = 'SECRET-45.4642N';

export interface HostilePicture {
  name: string;
  bytes: Buffer;
}

const sample = (name: string) =>
  readFile(new URL(`../../pictures/samples/${name}`, import.meta.url));

const FRAMES = { width: 32, height: 64, channels: 3, pageHeight: 32 } as const;

/** Well-formed pictures, from which the others are made. */
async function wellFormed() {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const create = { width: 320, height: 240, channels: 3, background: 'grey', noise } as const;
  const drawn = () => sharp({ create });
  return {
    jpeg: await drawn().jpeg().toBuffer(),
    png: await drawn().png().toBuffer(),
    webp: await drawn().webp().toBuffer(),
    gif: await drawn().gif({ effort: 1 }).toBuffer(),
    avif: await drawn().avif({ effort: 0 }).toBuffer(),
  };
}

type Bases = Awaited<ReturnType<typeof wellFormed>>;
type Format = keyof Bases;

const FORMATS: readonly Format[] = ['jpeg', 'png', 'webp', 'gif', 'avif'];
const NO_PICTURES = [
  '',
  '\0',
  '\0'.repeat(4096),
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
  '<!doctype html><script>alert(1)</script>',
  '%PDF-1.7\n1 0 obj',
  '%!PS-Adobe-3.0 EPSF-3.0',
  'BM\x36\0\0\0',
  'II*\0\x08\0\0\0',
  'PK\x03\x04',
  '#!/bin/sh\nid',
  'push graphic-context\nimage over 0,0 0,0 "|id"',
  'GIF89a',
  '\x89PNG\r\n\x1a\n',
  'RIFF\x04\0\0\0WEBP',
  '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  '\0\0\0\x0cJXL \r\n\x87\n',
];

/** Replaces the size in a PNG's header, with a checksum that is right. */
function pngOfSize(png: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

/** Replaces the size in the first frame header of a JPEG. */
function jpegOfSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** Inserts a segment after the start of a JPEG; `marker` 0xE1 is EXIF or XMP, 0xFE a comment. */
function jpegWith(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** EXIF whose only tag is an orientation of any value, and whose next directory is itself. */
function exifWith(orientation: number, next: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt32LE(orientation, 18);
  tiff.writeUInt32LE(next, 22);
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
}

const bytes = (random: Random, length: number) =>
  Buffer.from(Array.from({ length }, () => random(256)));

type Maker = (bases: Bases, random: Random) => Promise<Buffer> | Buffer;

const anyOf = (bases: Bases, random: Random) => bases[FORMATS[random(FORMATS.length)] ?? 'jpeg'];

function withFlippedBytes(picture: Buffer, random: Random, amount: number): Buffer {
  const copy = Buffer.from(picture);
  for (let time = 0; time < amount; time += 1) copy[random(copy.length)] = random(256);
  return copy;
}

const located = (picture: Buffer) =>
  sharp(picture)
    .withExif({ IFD3: { GPSLatitude: '45/1 27/1 51/1' }, IFD0: { Copyright: SECRET } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${SECRET} --></x:xmpmeta>`);

const MAKERS: Record<string, Maker> = {
  'is truncated': (bases, random) => {
    const whole = anyOf(bases, random);
    return whole.subarray(0, random(whole.length));
  },
  'begins with the signature of another format': (bases, random) =>
    Buffer.concat([anyOf(bases, random).subarray(0, 12), anyOf(bases, random).subarray(12)]),
  'has wrong bytes': (bases, random) =>
    withFlippedBytes(anyOf(bases, random), random, 1 + random(40)),
  'has wrong bytes in its header': (bases, random) => {
    const whole = anyOf(bases, random);
    const head = whole.subarray(0, 200);
    return Buffer.concat([withFlippedBytes(head, random, 1 + random(8)), whole.subarray(200)]);
  },
  'is noise': (_bases, random) => bytes(random, 1 + random(5000)),
  'is noise after a signature': (bases, random) =>
    Buffer.concat([anyOf(bases, random).subarray(0, 16 + random(60)), bytes(random, 3000)]),
  'is no picture': (_bases, random) =>
    Buffer.from(NO_PICTURES[random(NO_PICTURES.length)] ?? '', 'latin1'),
  'is a bomb': (_bases, random) =>
    sample(`bomb-${['25-megapixels', '4k-12-bit', '6-megapixels-12-bit'][random(3)]}.avif`),
  'claims a huge size': (bases, random) => {
    const [width, height] = [1 + random(65_535), 1 + random(65_535)];
    return random(2) === 0
      ? pngOfSize(bases.png, width * (1 + random(30_000)), height)
      : jpegOfSize(bases.jpeg, width, height);
  },
  'contains the place where it was taken': (bases, random) => {
    const format = (['jpeg', 'png', 'webp', 'avif'] as const)[random(4)] ?? 'jpeg';
    return located(bases[format]).toFormat(format, { effort: 1 }).toBuffer();
  },
  'has a comment': (bases) => jpegWith(bases.jpeg, 0xfe, Buffer.from(`<script>${SECRET}`)),
  'has corrupt EXIF': (bases, random) => {
    const exif = exifWith(random(70_000), random(3) === 0 ? 8 : random(1 << 30));
    return jpegWith(bases.jpeg, 0xe1, random(2) === 0 ? exif : bytes(random, random(500)));
  },
  'is something else as well': (bases, random) =>
    Buffer.concat([
      anyOf(bases, random),
      Buffer.from(`<script>${SECRET}</script><?php system($_GET[0]); ?>PK\x05\x06`),
    ]),
  'is animated': (_bases, random) =>
    sharp(bytes(random, FRAMES.width * FRAMES.height * 3), { raw: FRAMES })
      .toFormat(random(2) === 0 ? 'gif' : 'webp')
      .toBuffer(),
  'is in CMYK': (bases) => sharp(bases.png).toColourspace('cmyk').jpeg().toBuffer(),
  'has 16 bits': (bases, random) =>
    sharp(bases.png)
      .toColourspace('rgb16')
      .png({ progressive: random(2) === 0 })
      .toBuffer(),
  'is extremely long': (_bases, random) =>
    sharp({
      create: { width: 100 + random(3), height: 60_000, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer(),
  'is one pixel': (bases, random) =>
    sharp(bases.png)
      .resize(1, 1)
      .toFormat(FORMATS[random(FORMATS.length)] ?? 'png', { effort: 1 })
      .toBuffer(),
};

/** Pictures that a server must refuse with a sentence, or clean; the same for the same seed. */
export async function* hostilePictures(
  seed: number,
  count: number,
): AsyncGenerator<HostilePicture> {
  const random = randomFrom(seed);
  const bases = await wellFormed();
  const makers = Object.entries(MAKERS);
  for (let index = 0; index < count; index += 1) {
    const [name, make] = makers[index % makers.length] ?? ['', () => Buffer.alloc(0)];
    yield { name: `${index}: ${name}`, bytes: await make(bases, random) };
  }
}

/** What a stored copy still contains of the original beside its pixels; empty: nothing. */
export async function metadataIn(copy: Buffer): Promise<string[]> {
  const metadata = await sharp(copy).metadata();
  const kept = (['exif', 'icc', 'xmp', 'iptc', 'orientation', 'comments'] as const).filter(
    (key) => metadata[key] !== undefined,
  );
  return copy.includes(SECRET) ? [...kept, SECRET] : kept;
}
