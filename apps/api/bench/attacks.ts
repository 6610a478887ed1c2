import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { hostileFile } from '../test/imports/hostile-files.ts';
import { type Attack, flood, occupy, type Sent } from './attackers.ts';

const numbered = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index));

const record = (fields: object) =>
  JSON.stringify({ dataset: 'attack', sourceId: '1', name: 'Campo', ...fields });

const preview = (file: string, type: string, text: string): Sent => ({
  method: 'POST',
  path: `/api/imports/preview?file=${file}`,
  type,
  body: Buffer.from(text),
});

const keys = Object.fromEntries(numbered(20_000, (index) => `k${index}`).map((key) => [key, 1]));
const manyKeys = preview('a.ndjson', 'application/x-ndjson', record(keys));
const manyColumns = preview(
  'a.csv',
  'text/csv',
  `${numbered(6000, (index) => `c${index}`).join()}\n${numbered(5, () => '1,'.repeat(5999)).join('\n')}\n`,
);
const longWebsite = preview(
  'a.ndjson',
  'application/x-ndjson',
  record({ website: 'a-'.repeat(60_000) }),
);
const equalRecords = (fields: object): Sent => ({
  method: 'POST',
  path: '/api/imports?file=a.ndjson',
  type: 'application/x-ndjson',
  body: Buffer.from(`${record({ city: 'Milano', countryCode: 'IT', ...fields })}\n`.repeat(10_000)),
});
const withoutPlace = equalRecords({});
const atOnePlace = equalRecords({ latitude: 45.46, longitude: 9.19 });

const hostileFiles = Array.from({ length: 60 }, (_, seed) => hostileFile(seed));
const badRecords = (seed: number): Sent => {
  const { name, content } = hostileFiles[seed % hostileFiles.length] ?? hostileFile(seed);
  return {
    method: 'POST',
    path: `/api/imports?file=${name}`,
    type: 'application/x-ndjson',
    body: content,
  };
};

const randomText = (bytes: number) => randomBytes(bytes).toString('base64url');
const randomWord = (length: number) =>
  numbered(length, () => 'aeilnorst'.charAt(randomInt(9))).join('');

const read = (path: string, authorization?: string): Sent => ({
  method: 'GET',
  path,
  ...(authorization && { authorization }),
});

const bomb = await readFile(
  new URL('../test/pictures/samples/bomb-6-megapixels-12-bit.avif', import.meta.url),
);
const withPicture = async (folderPath: string): Promise<Sent> => {
  const form = new FormData();
  form.set('folderPath', folderPath);
  form.set('image', new Blob([new Uint8Array(bomb)]), 'a.avif');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  return { method: 'PUT', path: '/api/venues/picture', type, body };
};

/** Headers that never end, a few bytes a second. */
const slowHeaders = (socket: Socket) => {
  socket.write('GET /api/venues/count HTTP/1.1\r\nHost: x\r\n');
  const timer = setInterval(() => socket.write('X-A: 1\r\n'), 500);
  socket.once('close', () => clearInterval(timer));
};

export const ATTACKS: readonly Attack[] = [
  { name: 'a record with 20,000 keys in the preview', run: flood(2, () => manyKeys) },
  { name: 'a CSV file with 6,000 columns in the preview', run: flood(2, () => manyColumns) },
  { name: 'a website of 120,000 characters in the preview', run: flood(2, () => longWebsite) },
  { name: 'a path of 15,000 letters', run: flood(4, () => read(`/api/${'a'.repeat(15_000)}`)) },
  { name: 'an import of 10,000 equal records', run: flood(2, () => withoutPlace) },
  { name: 'an import of 10,000 equal records with coordinates', run: flood(2, () => atOnePlace) },
  {
    name: 'imports of NUL, lone surrogates, odd dates and numbers, 20,000 nested objects',
    run: (target, signal) => {
      let seed = 0;
      return flood(2, () => badRecords(seed++))(target, signal);
    },
  },
  {
    name: 'duplicates of 200 venues with names of 40 words',
    run: flood(2, ({ clusteredVenues }) => ({
      method: 'POST',
      path: '/api/venues/duplicates',
      type: 'application/json',
      body: Buffer.from(JSON.stringify({ folderPaths: clusteredVenues })),
    })),
  },
  {
    name: 'lists of venues with shared coordinates, 24 at once',
    run: flood(24, () => read('/api/venues/scraped?check=coordinatesShared')),
  },
  {
    name: 'address searches of five letters',
    run: flood(8, () => read(`/api/geocode/search?q=${randomWord(5)}`)),
  },
  {
    name: 'random Authorization headers',
    run: flood(8, () =>
      read('/api/venues/scraped', `Bearer ${numbered(3, () => randomText(200)).join('.')}`),
    ),
  },
  {
    name: "random scrapers' keys",
    run: flood(8, () => read('/api/venues/scraped', `Bearer csk_${randomText(32)}`)),
  },
  {
    name: 'addresses in absolute form and percent-encoded',
    run: flood(8, ({ address }) => {
      const path = `/%61pi/venues/${randomText(6)}`;
      return read(randomInt(2) === 0 ? path : address + path, 'Bearer x');
    }),
  },
  { name: '`/api/ready`', run: flood(8, () => read('/api/ready')) },
  {
    name: 'twelve AVIF bombs at once',
    run: async (target, signal) => {
      const sent = await withPicture(target.clusteredVenues[0] ?? '');
      return flood(12, () => sent)(target, signal);
    },
  },
  { name: '1,000 idle connections', run: occupy(1000, () => {}) },
  { name: '200 slow clients', run: occupy(200, slowHeaders) },
];
