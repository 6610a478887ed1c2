import {
  type DecisionsEvent,
  DISCARD_REASONS,
  type ImportEvent,
  type ImportPreview,
  type ImportReport,
  type UndoBatchEvent,
  type UndoBatchReport,
} from '@campetto/contract';
import { activeLanguage } from '../i18n/activate.ts';
import { ACTIVITIES, type Handler, VENUES } from './handlers.ts';

/** Results of the address search. */
export const ADDRESSES = [
  {
    place_id: 61873409,
    display_name: '12, Via Roma, Città antica, Verona, Veneto, 37121, Italia',
    lat: '45.4383842',
    lon: '10.9916215',
    address: {
      road: 'Via Roma',
      house_number: '12',
      city: 'Verona',
      county: 'Verona',
      state: 'Veneto',
      'ISO3166-2-lvl4': 'IT-34',
      'ISO3166-2-lvl6': 'IT-VR',
      postcode: '37121',
      country: 'Italia',
      country_code: 'it',
    },
  },
  {
    place_id: 61873410,
    display_name: 'Via Roma, Villafranca di Verona, Verona, Veneto, 37069, Italia',
    lat: '45.3515',
    lon: '10.8446',
    address: {
      road: 'Via Roma',
      town: 'Villafranca di Verona',
      county: 'Verona',
      state: 'Veneto',
      postcode: '37069',
      country: 'Italia',
      country_code: 'it',
    },
  },
];

const [garibaldina, alba] = VENUES;

/** Likely the same as the first venue, the likeliest first. */
export const DUPLICATES = [
  {
    item: garibaldina && {
      ...garibaldina,
      folderPath: 'venues/italy/milano/01890a5d-ac96-774b-bcce-000000000050',
      status: 'approved',
      metadata: { ...garibaldina.metadata, website: null, source: 'OpenStreetMap' },
      venue: {
        ...garibaldina.venue,
        sportsVenue: {
          ...garibaldina.venue.sportsVenue,
          id: '01890a5d-ac96-774b-bcce-000000000050',
          name: 'AC Garibaldina',
        },
      },
    },
    score: 0.91,
    name: 0.84,
    distance: 18,
    samePhone: true,
    sameWebsite: false,
  },
  { item: alba, score: 0.62, name: 0.4, distance: 75, samePhone: false, sameWebsite: false },
];

/** A reviewer writes as the screen speaks. */
const NOTE = {
  en: 'The club has merged with its neighbour.',
  it: 'La società si è fusa con quella vicina.',
};

/** What happened to the first venue, the newest first. */
const historyRecords = () => [
  {
    ...ACTIVITIES[1],
    venueName: 'A.C. Garibaldina 1932',
    from: 'approved',
    to: 'discarded',
    reason: DISCARD_REASONS[0],
    note: NOTE[activeLanguage()],
  },
  {
    ...ACTIVITIES[2],
    venueName: 'A.C. Garibaldina 1932',
    from: null,
    to: null,
    changes: [
      { field: 'name', from: 'GARIBALDINA', to: 'A.C. Garibaldina 1932' },
      { field: 'phoneNumber', from: '', to: '+39 02 0000 0000' },
    ],
  },
  { ...ACTIVITIES[4], folderPath: garibaldina?.folderPath, count: null },
];

/** Responds with a part of the history or all of it, in the active language. */
export const historyAnswer =
  (...part: [from?: number, to?: number]): Handler =>
  () =>
    Response.json(historyRecords().slice(...part));

/** The preview of the file of a public source. */
export const PREVIEW: ImportPreview = {
  source: 'madrid',
  sources: ['campetto', 'milano', 'madrid', 'osm', 'normalized'],
  unit: 'line',
  records: [
    {
      at: 2,
      fields: [
        { field: 'name', value: 'Instalación Deportiva Básica Alto del Retiro', from: ['NOMBRE'] },
        { field: 'sports', value: 'football, basketball', from: ['EQUIPAMIENTO'] },
        { field: 'street', value: 'CALLE ALTO DEL RETIRO', from: ['CLASE-VIAL', 'NOMBRE-VIA'] },
        { field: 'country', value: 'Spain', from: [] },
        { field: 'coordinates', value: '40.3758, -3.6197', from: ['LATITUD', 'LONGITUD'] },
      ],
      leftOut: [],
      refused: null,
    },
    { at: 3, fields: [], leftOut: [], refused: 'address.latitude must be at most 90' },
  ],
  unused: ['DISTRITO', 'BARRIO', 'ACCESIBILIDAD'],
};

/** The file of the preview. */
export const MADRID = new File(['a;b'], 'madrid-instalaciones-deportivas.csv');

/** The report of its import. */
export const REPORT: ImportReport = {
  file: MADRID.name,
  unit: 'line',
  read: 508,
  new: 480,
  changed: 2,
  unchanged: 20,
  kept: 3,
  stayDiscarded: 5,
  refused: 3,
  refusals: [4, 77, 301].map((at) => ({ at, reason: 'address.latitude must be at most 90' })),
  leftOut: [{ at: 304, reason: 'phone must have at most 40 characters: "913 288 606 (reser…"' }],
};

const lines = (events: readonly object[]) =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('');

/** Responds to an import with its complete report. */
export const imported = (report: ImportReport) => () =>
  new Response(
    lines([
      { type: 'progress', done: 0.5, read: 500, new: 492 },
      { type: 'report', report },
    ]),
  );

/** Responds to an import with 42 % progress, then calls `then` with the stream. */
export const halfway = (then: (stream: ReadableStreamDefaultController) => void) => () =>
  new Response(
    new ReadableStream({
      start(stream) {
        const event: ImportEvent = { type: 'progress', done: 0.42, read: 1500, new: 1498 };
        stream.enqueue(new TextEncoder().encode(lines([event])));
        then(stream);
      },
    }),
  );

const BATCH_ID = '01890a5d-ac96-774b-bcce-000000000300';

/** The activity record of a decision on many venues. */
export const BATCH = {
  ...ACTIVITIES[1],
  id: BATCH_ID,
  batchId: BATCH_ID,
  folderPath: null,
  venueName: null,
  count: 4180,
};

/** Responds to a decision on the first two venues: one is approved, the other has changed. */
export const decidedInPart: Handler = () => {
  const [first, second] = VENUES;
  if (!first || !second) throw new Error('There are no venues.');
  const skipped = { folderPath: second.folderPath, why: 'changed' } as const;
  const events: DecisionsEvent[] = [
    {
      ...{ type: 'progress', batchId: BATCH_ID, reached: 2, done: 1, total: 2 },
      results: [
        {
          ...{ outcome: 'done', folderPath: first.folderPath, status: 'approved', version: 2 },
          activityId: '01890a5d-ac96-774b-bcce-000000000200',
        },
        { outcome: 'skipped', ...skipped },
      ],
    },
    {
      type: 'report',
      report: {
        ...{ batchId: BATCH_ID, total: 2, reached: 2, done: 1, stopped: false },
        skipped: { changed: 1, impossible: 0, missing: 0 },
        named: [{ ...skipped, name: second.venue.sportsVenue.name }],
      },
    },
  ];
  return new Response(lines(events));
};

/** A decision on all 1,229 that match: a third is done when it is stopped, and then a little more. */
export function stoppableDecision(): { decide: Handler; stop: Handler } {
  let stream: ReadableStreamDefaultController | undefined;
  const send = (event: DecisionsEvent) => stream?.enqueue(new TextEncoder().encode(lines([event])));
  const run = { batchId: BATCH_ID, total: 1229 };
  return {
    decide: () =>
      new Response(
        new ReadableStream({
          start(controller) {
            stream = controller;
            send({ type: 'progress', ...run, reached: 400, done: 399, results: [] });
          },
        }),
      ),
    stop: () => {
      const [first] = VENUES;
      const named = first
        ? [
            {
              folderPath: first.folderPath,
              name: first.venue.sportsVenue.name,
              why: 'changed' as const,
            },
          ]
        : [];
      const skipped = { changed: 1, impossible: 0, missing: 0 };
      const report = { ...run, reached: 600, done: 599, skipped, named, stopped: true };
      send({ type: 'report', report });
      stream?.close();
      return Response.json({ done: 599 });
    },
  };
}

/** Responds to the undo of a batch. */
export const undoneBatch =
  (report: UndoBatchReport): Handler =>
  () => {
    const total = report.undone + report.refused;
    const events: UndoBatchEvent[] = [
      { type: 'progress', reached: total, total },
      { type: 'report', report },
    ];
    return new Response(lines(events));
  };
