import {
  type AuditKind,
  type AuditRecord,
  type CheckCounts,
  type DecisionStatistics,
  ENDPOINTS,
  type FilterOptions,
  type ListCount,
  listCountPath,
  listPath,
  type Problem,
  type ReasonCounts,
  type Reviewer,
  type SubmissionKey,
  VENUE_STATUSES,
  type VenueCounts,
  type VenueReviewItem,
} from '@campetto/contract';
import { type HttpHandler, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { DOCUMENTS } from './documents.ts';
import { exampleVenue } from './exampleVenue.ts';

/** Responds with a problem document. */
export const problem =
  (status: number, more: Partial<Problem> = {}) =>
  () =>
    HttpResponse.json(
      { type: 'about:blank', title: 'Problem', status, requestId: 'story', ...more },
      { status },
    );

/** The handlers of every legal text and every section of the guide. */
export const documents = (resolver: HttpResponseResolver) =>
  DOCUMENTS.map(({ path }) => http.get(path, resolver));

const id = (index: number) => `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`;

/** A list, and if there are more than its items, a last page that is loaded as one scrolls to its end. */
export const venueList =
  (items: VenueReviewItem[], total = items.length): HttpResponseResolver =>
  ({ request }) => {
    const { searchParams } = new URL(request.url);
    const count = { 'x-total-count': String(total) };
    if (searchParams.has('cursor')) {
      const last = exampleVenue({ id: id(101), sportsVenue: { name: 'Campo Scuola' } });
      return HttpResponse.json([last], { headers: count });
    }
    const link = '</api/venues/scraped?cursor=next>; rel="next"';
    return HttpResponse.json(items, {
      headers: { ...count, ...(total > items.length && { link }) },
    });
  };

/** A list whose venues must be counted, and its last page. */
export const uncountedList =
  (items: VenueReviewItem[]): HttpResponseResolver =>
  ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const last = exampleVenue({ id: id(101), sportsVenue: { name: 'Campo Scuola' } });
    if (searchParams.has('cursor')) return HttpResponse.json([last]);
    return HttpResponse.json(items, { headers: { link: `<${pathname}?cursor=next>; rel="next"` } });
  };

/** Realistic venues: complete, nearly empty, with long texts, in upper case, without a name. */
export const VENUES: VenueReviewItem[] = [
  exampleVenue({ id: id(1) }),
  exampleVenue({
    id: id(2),
    sportsVenue: { name: 'Alba Marina', phoneNumber: null },
    address: { street: '', number: '', postalCode: '', city: '' },
    metadata: {
      website: null,
      rating: null,
      totalRatings: null,
      source: 'OpenStreetMap',
      lastUpdated: '2009-08-09T09:41:46Z',
    },
  }),
  exampleVenue({
    id: id(3),
    sportsVenue: { name: '', phoneNumber: null, sportIds: [] },
    address: { street: '', number: '', postalCode: '', city: '' },
    metadata: { website: null, rating: null, totalRatings: null, source: 'OpenStreetMap' },
  }),
  exampleVenue({
    id: id(4),
    sportsVenue: {
      name: 'Centro Polifunzionale Sportivo e Ricreativo Comunale “Giovanni Battista Pergolesi” di Cinisello Balsamo',
      phoneNumber: '+39 02 6602 3000',
    },
    address: {
      street: 'Viale Alessandro Manzoni angolo Via delle Rimembranze',
      number: '120/A bis',
    },
    metadata: { website: 'https://www.comune.cinisello-balsamo.mi.it/impianti-sportivi/pergolesi' },
  }),
  exampleVenue({
    id: id(5),
    sportsVenue: { name: 'CAMPO CALCIO SAGNINO (COMO)', phoneNumber: '031531533' },
    address: { street: 'VIA OSTINELLI - SAGNINO', number: '', postalCode: '', city: 'COMO' },
    metadata: { rating: 3.9, totalRatings: 1204, source: 'Regione Lombardia', lastUpdated: null },
  }),
  exampleVenue({
    id: id(6),
    sportsVenue: { name: 'Instalación Deportiva Básica Alto del Retiro', phoneNumber: null },
    address: { country: 'Spain', city: 'MADRID', street: 'CALLE ALTO DEL RETIRO', number: '13' },
    metadata: { rating: null, totalRatings: null, source: 'Ayuntamiento de Madrid' },
  }),
];

const activity = (index: number, kind: string, more: object = {}) => ({
  id: id(100 + index),
  kind,
  at: `2026-11-20T1${index}:05:00.000Z`,
  actor: 'giulia@campetto.app',
  folderPath: VENUES[0]?.folderPath,
  venueName: 'A.C. Garibaldina 1932',
  venueStatus: 'approved',
  from: 'pending',
  to: 'approved',
  reason: null,
  note: null,
  duplicateOf: null,
  changes: null,
  undid: null,
  undoable: false,
  undone: false,
  source: null,
  count: null,
  importId: null,
  batchId: null,
  mergeId: null,
  ...more,
});

/** The latest activity: the discard can be undone. */
export const ACTIVITIES = [
  activity(5, 'approved'),
  activity(4, 'discarded', { venueName: 'Alba Marina', undoable: true }),
  activity(3, 'updated', { venueName: VENUES[3]?.venue.sportsVenue.name }),
  activity(2, 'restored', { venueName: '' }),
  activity(1, 'imported', { actor: null, source: 'Comune di Milano', count: 407 }),
];

const audit = (index: number, kind: AuditKind, more: Partial<AuditRecord> = {}): AuditRecord => ({
  id: id(700 + index),
  kind,
  at: `2026-11-20T1${index % 9}:05:00.000Z`,
  actor: 'giulia@campetto.app',
  network: '203.0.113.0',
  details: {},
  ...more,
});
const byCommand = { actor: null, network: null };

const MATCHING = {
  status: 'pending',
  country: 'italy',
  clean: 'true',
  moment: '2026-11-20T10:00:00.000Z',
};

/** One record of each kind. */
export const AUDIT_RECORDS: AuditRecord[] = [
  audit(8, 'signedIn'),
  audit(7, 'tokenRefused', { actor: null, details: { reason: '', omittedBefore: 38 } }),
  audit(7, 'tokenRefused', { actor: 'marco@example.org', details: { reason: '' } }),
  audit(6, 'exported', {
    details: { of: 'venues', format: 'geojson', status: 'approved', q: 'Campo', sort: 'newest' },
  }),
  audit(5, 'batchStarted', { details: { move: 'discard', venues: 310 } }),
  audit(5, 'batchStarted', { details: { move: 'approve', matching: MATCHING } }),
  audit(4, 'batchUndone'),
  audit(3, 'imported', { actor: 'milano-weekly', details: { file: 'impianti-2026.ndjson' } }),
  audit(2, 'keyGranted', {
    ...byCommand,
    details: { name: 'milano-weekly', sources: ['Comune di Milano'] },
  }),
  audit(2, 'keyRevoked', { ...byCommand, details: { name: 'old-scraper' } }),
  audit(1, 'adminAdded', { ...byCommand, details: { email: 'zoe@campetto.app' } }),
  audit(0, 'adminRemoved', { ...byCommand, details: { email: 'luca@campetto.app' } }),
  audit(0, 'exported', { details: { of: 'audit log' } }),
].map((record, index) => ({ ...record, id: id(700 + index) }));

/** Keys of scrapers: one in use, one that has expired. */
export const KEYS: SubmissionKey[] = [
  {
    name: 'milano-weekly',
    sources: ['Comune di Milano', 'Regione Lombardia'],
    createdAt: '2026-11-02T09:00:00.000Z',
    expiresAt: '2126-11-02T09:00:00.000Z',
    lastUsedAt: '2026-11-20T03:15:00.000Z',
    dailyQuota: 5,
    usedToday: 1,
  },
  {
    name: 'old-scraper',
    sources: ['OpenStreetMap'],
    createdAt: '2024-01-02T09:00:00.000Z',
    expiresAt: '2024-04-02T09:00:00.000Z',
    lastUsedAt: null,
    dailyQuota: null,
    usedToday: 0,
  },
];

/** Decisions of the last two weeks, today last. */
export const DECISION_STATISTICS: DecisionStatistics = {
  days: [
    ...[31, 0, 4, 88, 61, 52, 40].map((approved, index) => ({
      date: `2026-11-0${index + 3}`,
      approved,
      discarded: approved % 9,
      own: 0,
    })),
    ...[0, 1, 70, 93, 12, 44, 30].map((approved, index) => ({
      date: `2026-11-${index + 10}`,
      approved,
      discarded: index + 2,
      own: 12,
    })),
  ],
  pace: 5.9,
};
/** The reviewer of the stories, and a colleague who is looking at a venue. */
const REVIEWERS: Reviewer[] = [
  { name: 'giulia.bianchi@campetto.example', isMe: true, decided: 38, venue: null },
  {
    name: 'anna.rossi@campetto.example',
    isMe: false,
    decided: 14,
    venue: { folderPath: VENUES[1]?.folderPath ?? '', name: 'Alba Marina' },
  },
];

/** A server without problems. */
export const HEALTHY: HttpHandler[] = [
  http.get(ENDPOINTS.count.path, () =>
    HttpResponse.json({
      scrapedCount: 1229,
      approvedCount: 4180,
      discardedCount: 92,
      total: 5501,
    } satisfies VenueCounts),
  ),
  http.get(listPath('pending'), venueList(VENUES, 1229)),
  http.get(
    listPath('approved'),
    venueList(VENUES.map((venue) => ({ ...venue, status: 'approved' as const }))),
  ),
  http.get(
    listPath('discarded'),
    venueList(VENUES.slice(0, 3).map((venue) => ({ ...venue, status: 'discarded' as const }))),
  ),
  http.get(ENDPOINTS.reasons.path, () =>
    HttpResponse.json({
      duplicate: 41,
      closed: 12,
      notSportsVenue: 9,
      wrongPlace: 4,
      unusableData: 17,
      other: 2,
      none: 7,
    } satisfies ReasonCounts),
  ),
  http.post(ENDPOINTS.duplicates.path, () => HttpResponse.json({})),
  http.get(ENDPOINTS.filterOptions.path, () =>
    HttpResponse.json({
      sources: ['Comune di Milano', 'OpenStreetMap'],
      reviewers: ['giulia.bianchi@campetto.example'],
    } satisfies FilterOptions),
  ),
  http.post(ENDPOINTS.leases.path, () => HttpResponse.json({ others: {} })),
  http.get(ENDPOINTS.reviewers.path, () => HttpResponse.json(REVIEWERS)),
  http.get(ENDPOINTS.activity.path, () => HttpResponse.json(ACTIVITIES)),
  http.get(ENDPOINTS.audit.path, () => HttpResponse.json(AUDIT_RECORDS)),
  http.get(ENDPOINTS.keys.path, () => HttpResponse.json(KEYS)),
  http.get(ENDPOINTS.history.path, () => HttpResponse.json([])),
  http.get(ENDPOINTS.actors.path, () =>
    HttpResponse.json(['giulia@campetto.app', 'zoe@campetto.app']),
  ),
  http.get(ENDPOINTS.decisionStatistics.path, () => HttpResponse.json(DECISION_STATISTICS)),
  http.get(ENDPOINTS.checkCounts.path, () =>
    HttpResponse.json([
      { check: 'noStreet', count: 10_000, capped: true },
      { check: 'postalCode', count: 4017, capped: false },
      { check: 'nameShouting', count: 312, capped: false },
      { check: 'coordinatesSwapped', count: 3, capped: false },
    ] satisfies CheckCounts),
  ),
  http.get(ENDPOINTS.decisionRuns.path, () => HttpResponse.json([])),
  ...VENUE_STATUSES.map((status) =>
    http.get(listCountPath(status), () =>
      HttpResponse.json({ count: 1229, capped: false, others: [] } satisfies ListCount),
    ),
  ),
  ...DOCUMENTS.map(({ path, text }) => http.get(path, () => new HttpResponse(text))),
];

/** Two venues behind a dialog show as much as six, and take a third of the time. */
export const SHORT_LIST = [http.get(listPath('pending'), venueList(VENUES.slice(0, 2), 1229))];
