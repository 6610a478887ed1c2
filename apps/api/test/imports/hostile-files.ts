// Files that mix records without faults with records that are made to break an import.

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Takes the place of a value in JSON that is not a value of JavaScript. */
const RAW = (json: string) => `raw:${json}:raw`;
const nested = (open: string, close: string, depth: number) =>
  RAW(open.repeat(depth) + close.repeat(depth));

const VALUES: readonly unknown[] = [
  'a\0b',
  '\0',
  '\uD800',
  'b\uDC00c',
  '\uFFFD',
  'a\u202Eb',
  '\u200B',
  '\r\n\t',
  '"\'\\;,|',
  "'; DROP TABLE venues; --",
  '=cmd()',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NA',
  'null',
  'x'.repeat(20_000),
  ' '.repeat(9_000),
  '<a '.repeat(3_000),
  '&amp;'.repeat(2_000),
  'ﷺ'.repeat(190),
  '𝔘'.repeat(200),
  'İ'.repeat(200),
  '9'.repeat(40),
  `+${'39'.repeat(19)}`,
  'https://[',
  'http://%zz.example.org',
  `https://example.org/${'è'.repeat(1_900)}`,
  '0000-01-01',
  '0000-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '2020-01-01T99:99:99Z',
  '1800-06-01T00:00:00Z',
  '2020-02-30',
  '+275760-09-13',
  'Infinity',
  'NaN',
  '1e309',
  '0x10',
  '-0',
  -1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1.5e300,
  0.1,
  true,
  null,
  [],
  ['football', 'football'],
  ['football', 7],
  [['football']],
  {},
  { a: 1 },
  RAW('1e999'),
  RAW('-1e999'),
  nested('{"a":', '}', 20_000).replace('}', '1}'),
  nested('[', ']', 20_000),
  Array.from({ length: 5_000 }, (_, index) => index),
];

type Fields = Record<string, unknown>;

const normalizedRecord = (id: string): Fields => ({
  dataset: 'hostile',
  sourceId: id,
  name: `Campo ${id}`,
  phoneRaw: '+39 02 1234567',
  website: 'www.example.org',
  countryCode: 'IT',
  city: 'Milano',
  state: 'Lombardia',
  stateCode: 'MI',
  street: 'Via Roma',
  number: '1',
  postalCode: '20100',
  formattedAddress: 'Via Roma 1, Milano',
  latitude: 45.5,
  longitude: 9.2,
  sports: ['tennis'],
  lastUpdated: '2020-06-11',
});

const exportedRecord = (id: string): Fields => ({
  id,
  folderPath: `venues/italy/milano/${id}`,
  source: 'hostile',
  sourceId: id,
  name: `Campo ${id}`,
  phoneNumber: '+39 02 1234567',
  website: 'https://example.org',
  sports: ['tennis'],
  countryCode: 'IT',
  city: 'Milano',
  street: 'Via Roma',
  formattedAddress: 'Via Roma 1, Milano',
  latitude: 45.5,
  longitude: 9.2,
  rating: 4.5,
  totalRatings: 7,
  lastUpdated: '2020-06-11',
});

const lombardiaRecord = (id: string): Fields => ({
  CENTRO_ID: id,
  COMUNE: 'Como',
  DENOMINAZIONE_CENTRO: `Campo ${id}`,
  INDIRIZZO: 'Via Roma 1',
  PROVINCIA: 'CO',
  TELEFONO: 31376097,
  SITO_WEB: '<a href="http://www.example.org">x</a>',
  DISCIPLINA: 'Tennis',
});

const osmRecord = (id: string): Fields => ({
  '@id': `node/${id}`,
  name: `Campo ${id}`,
  sport: 'soccer;tennis',
  phone: '+39 02 1234567',
  website: 'www.example.org',
  'addr:street': 'Via Roma',
  'addr:country': 'IT',
  '@timestamp': '2020-06-11T10:00:00Z',
});

const KINDS = [
  { record: normalizedRecord, format: 'ndjson', sourceId: (id: string) => `hostile:${id}` },
  { record: exportedRecord, format: 'ndjson', sourceId: (id: string) => id },
  { record: exportedRecord, format: 'csv', sourceId: (id: string) => id },
  { record: lombardiaRecord, format: 'geojson', sourceId: (id: string) => `lombardia:${id}` },
  { record: osmRecord, format: 'ndjson', sourceId: (id: string) => `node/${id}` },
  { record: osmRecord, format: 'csv', sourceId: (id: string) => `node/${id}` },
] as const;

const toJson = (value: unknown) =>
  JSON.stringify(value).replace(/"raw:(.*?):raw"/g, (_, json: string) => JSON.parse(`"${json}"`));

const toText = (value: unknown) => {
  if (Array.isArray(value) && value.length < 3) return value.join(' ');
  return typeof value === 'string' ? value : toJson(value ?? '');
};

const FORMATS = {
  ndjson: (records: Fields[], broken: string[]) => [...records.map(toJson), ...broken].join('\n'),
  csv(records: Fields[]) {
    const columns = Object.keys(records.at(-1) ?? {});
    const rows = records.map((record) => columns.map((column) => toText(record[column])));
    return [columns, ...rows]
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\n');
  },
  geojson(records: Fields[]) {
    const features = records.map((properties) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Point', coordinates: [9.1, 45.8] },
    }));
    return toJson({ type: 'FeatureCollection', features });
  },
};

/** Lines of NDJSON that are no record. */
const BROKEN_LINES = [
  '{',
  '[]',
  '7',
  '"text"',
  'null',
  '{"a":1}',
  '\0',
  `{"a":"${'x'.repeat(1_100_000)}"}`,
];

/** A hostile file, and the ids of its records without faults. */
export function hostileFile(seed: number) {
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T; // not empty
  const kind = KINDS[seed % KINDS.length] ?? KINDS[0];
  const good: string[] = [];
  const records = Array.from({ length: 12 }, (_, index) => {
    const number = seed * 100 + index;
    // Exports contain ids of venues, OpenStreetMap numbers.
    const id =
      kind.record === exportedRecord
        ? `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
        : String(number);
    const record = kind.record(id);
    if (index % 3 === 0) {
      good.push(kind.sourceId(id));
      return record;
    }
    for (let faults = Math.ceil(random() * 3); faults > 0; faults -= 1) {
      record[pick(Object.keys(record))] = pick(VALUES);
    }
    return record;
  });
  const [first, ...rest] = records;
  const shuffled = first ? [...rest, first] : rest;
  const content = FORMATS[kind.format](shuffled, [pick(BROKEN_LINES), pick(BROKEN_LINES)]);
  return { name: `hostile-${seed}.${kind.format}`, content: Buffer.from(content), good };
}
