import {
  DISCARD_REASONS,
  type ImportEvent,
  type ImportPreview,
  type ImportReport,
} from '@campetto/contract';
import { activeLanguage } from '../i18n/activate.ts';
import { ACTIVITIES, type Answer, VENUES } from './answers.ts';

/** What the address search found. */
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
export const TWINS = [
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

/** Some of it, or all, in the language of the moment in which it is asked for. */
export const historyAnswer =
  (...part: [from?: number, to?: number]): Answer =>
  () =>
    Response.json(historyRecords().slice(...part));

/** How the file of a public source would come in. */
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

/** The file that it is of. */
export const MADRID = new File(['a;b'], 'madrid-instalaciones-deportivas.csv');

/** What became of it. */
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

const lines = (events: ImportEvent[]) =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('');

/** The answer to an import that comes to its end. */
export const imported = (report: ImportReport) => () =>
  new Response(
    lines([
      { type: 'progress', done: 0.5, read: 500, new: 492 },
      { type: 'report', report },
    ]),
  );

/** The answer to an import of which 42 % has come in; what comes after is `then`’s to say. */
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
