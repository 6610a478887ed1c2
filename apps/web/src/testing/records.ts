import {
  type DecisionRun,
  DISCARD_REASONS,
  type DiscardedDuplicate,
  ENDPOINTS,
  type ImportEvent,
  type ImportPreview,
  type ImportReport,
  type SkipReason,
  type UndoBatchEvent,
  type UndoBatchReport,
} from '@campetto/contract';
import { type HttpHandler, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { activeLanguage } from '../i18n/activate.ts';
import { ACTIVITIES, VENUES } from './handlers.ts';
import { REVIEWER } from './reviewer.ts';

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

/** Possible duplicates of the first venue, the most similar first. */
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

/** The note of a reviewer, in the language of the screen. */
const NOTE = {
  en: 'The club has merged with its neighbour.',
  it: 'La società si è fusa con quella vicina.',
};

/** What happened to the first venue, the newest first. */
export const historyRecords = () => [
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
      { field: 'picture', from: `${'1'.repeat(32)}-1280.webp`, to: `${'2'.repeat(32)}-1280.webp` },
    ],
  },
  { ...ACTIVITIES[4], folderPath: garibaldina?.folderPath, count: null },
];

/** The history of the first venue after a colleague has approved it. */
export const APPROVED_BY_COLLEAGUE = [
  {
    ...ACTIVITIES[0],
    kind: 'approved',
    from: 'pending',
    to: 'approved',
    actor: 'anna.rossi@campetto.example',
    folderPath: garibaldina?.folderPath,
  },
];

/** Responds with a part of the history or all of it, in the active language. */
export const historyResponse =
  (...part: [from?: number, to?: number]): HttpResponseResolver =>
  () =>
    HttpResponse.json(historyRecords().slice(...part));

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

/** A discarded venue that a pending one looks like. */
export const CLOSED_VENUE: DiscardedDuplicate = {
  name: 'Campo Fútbol Aluche',
  at: '2026-11-12T10:00:00.000Z',
  by: REVIEWER.email,
  reason: 'closed',
  note: 'Houses have been built there.',
};

/** The report of its import. */
export const REPORT: ImportReport = {
  file: MADRID.name,
  importId: '01890a5d-ac96-774b-bcce-000000000400',
  unit: 'line',
  read: 508,
  new: 480,
  changed: 2,
  unchanged: 20,
  kept: 3,
  stayDiscarded: 5,
  unnamed: 2,
  unknownCountry: 1,
  refused: 3,
  refusals: [4, 77, 301].map((at) => ({ at, reason: 'address.latitude must be at most 90' })),
  leftOut: [{ at: 304, reason: 'phone must have at most 40 characters: "913 288 606 (reser…"' }],
  keptVenues: [
    {
      at: 12,
      folderPath: 'venues/spain/madrid/01890a5d-ac96-774b-bcce-000000000401',
      venueName: 'Instalación Deportiva Municipal Aluche',
      venueStatus: 'approved',
      values: [
        { field: 'phone', kept: '+34 917 06 28 68', given: '+34 917 06 28 69' },
        { field: 'sports', kept: 'football, tennis', given: 'tennis' },
        { field: 'website', kept: 'https://www.madrid.es/aluche', given: '' },
      ],
    },
    {
      at: 40,
      folderPath: 'venues/spain/madrid/01890a5d-ac96-774b-bcce-000000000402',
      venueName: '',
      venueStatus: 'pending',
      values: [{ field: 'street', kept: '', given: 'Avenida del General Fanjul' }],
    },
    {
      at: 78,
      folderPath: 'venues/spain/madrid/01890a5d-ac96-774b-bcce-000000000403',
      venueName: 'Polideportivo Moratalaz',
      venueStatus: 'pending',
      values: [],
    },
  ],
  returnedVenues: [{ at: 81, venueName: 'Campo de Fútbol Aluche', discarded: CLOSED_VENUE }],
};

const lines = (events: readonly object[]) =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('');

/** Responds to an import with its complete report. */
export const imported = (report: ImportReport) => () =>
  new Response(
    lines([
      { type: 'progress', done: 0.5, read: 500, new: 492, importId: REPORT.importId },
      { type: 'report', report },
    ]),
  );

/** Responds with one event, then calls `then` with the stream, which stays open. */
const begun = (
  event: ImportEvent | UndoBatchEvent,
  then: (stream: ReadableStreamDefaultController) => void,
) =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(lines([event])));
        then(stream);
      },
    }),
  );

/** Responds to an import with 42 % progress, then calls `then` with the stream. */
export const halfway = (then: (stream: ReadableStreamDefaultController) => void) => () =>
  begun({ type: 'progress', done: 0.42, read: 1500, new: 1498, importId: REPORT.importId }, then);

/** The line of a stream that ends an import. */
export const importReport = (report: ImportReport) =>
  new TextEncoder().encode(lines([{ type: 'report', report } satisfies ImportEvent]));

/** Responds to the undo of a batch with its progress, then calls `then` with the stream. */
export const undoingBatch =
  (
    reached: number,
    total: number,
    then: (stream: ReadableStreamDefaultController) => void = () => undefined,
  ) =>
  () =>
    begun({ type: 'progress', reached, total }, then);

/** The line of a stream that ends the undo of a batch. */
export const undoReport = (report: UndoBatchReport) =>
  new TextEncoder().encode(lines([{ type: 'report', report } satisfies UndoBatchEvent]));

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

/** A run of the server that has decided on 20 of 310 venues. */
export const RUN: DecisionRun = {
  batchId: BATCH_ID,
  move: 'approve',
  reason: null,
  note: null,
  by: REVIEWER.email,
  state: 'running',
  total: 310,
  reached: 20,
  done: 20,
  skipped: { changed: 0, impossible: 0, missing: 0 },
  firstSkipped: [],
  startedAt: '2026-11-22T09:00:00.000Z',
  endedAt: null,
  resumable: false,
  undoable: true,
};

/** The run after its end, with these changes. */
export const endedRun = (changes: Partial<DecisionRun>): DecisionRun => ({
  ...RUN,
  state: 'finished',
  reached: 310,
  done: 310,
  endedAt: new Date().toISOString(),
  ...changes,
});

/** The first venue as a run that has skipped it lists it. */
export const skippedVenue = (why: SkipReason): DecisionRun['firstSkipped'][number] => ({
  folderPath: garibaldina?.folderPath ?? '',
  name: garibaldina?.venue.sportsVenue.name ?? '',
  why,
});

/** Responds to a decision with a run that ends at once: of two venues one is approved, the other has changed. */
export const decidedInPart: HttpResponseResolver = () =>
  HttpResponse.json(
    endedRun({
      total: 2,
      reached: 2,
      done: 1,
      skipped: { changed: 1, impossible: 0, missing: 0 },
      firstSkipped: [{ folderPath: alba?.folderPath ?? '', name: '', why: 'changed' }],
    }),
    { status: 202 },
  );

/** The handlers of a run that comes as far as `reached`, and goes a little further when it is stopped. */
export function stoppableRun({
  total,
  reached,
}: Pick<DecisionRun, 'total' | 'reached'>): HttpHandler[] {
  let runs: DecisionRun[] = [];
  const store = (run: DecisionRun) => {
    runs = [run];
    return HttpResponse.json(run);
  };
  return [
    http.post(ENDPOINTS.decisions.path, () => store({ ...RUN, total, reached, done: reached - 1 })),
    http.get(ENDPOINTS.decisionRuns.path, () => HttpResponse.json(runs)),
    http.post(ENDPOINTS.stopRun.path, () =>
      store(
        endedRun({
          state: 'stopped',
          total,
          reached: reached + 200,
          done: reached + 199,
          skipped: { changed: 1, impossible: 0, missing: 0 },
          resumable: true,
          firstSkipped: [skippedVenue('changed')],
        }),
      ),
    ),
    http.post(ENDPOINTS.resumeRun.path, () =>
      store({ ...RUN, total, reached: reached + 200, done: reached + 199 }),
    ),
    http.post(ENDPOINTS.dismissRun.path, () => {
      const [run] = runs;
      runs = [];
      return HttpResponse.json(run);
    }),
  ];
}

/** Responds to the undo of a batch. */
export const undoneBatch =
  (report: UndoBatchReport): HttpResponseResolver =>
  () => {
    const total = report.undone + report.refused;
    const events: UndoBatchEvent[] = [
      { type: 'progress', reached: total, total },
      { type: 'report', report },
    ];
    return new Response(lines(events));
  };
