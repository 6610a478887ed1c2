import { ENDPOINTS, listPath, PATHS, type VenueReviewItem } from '@campetto/contract';
import { HEALTHY, never, offline, problem, VENUES, venueList } from '../handlers.ts';
import { NO_RIGHTS, type Screen } from './screen.ts';

const PENDING = `GET ${listPath('pending')}`;
const APPROVED = `GET ${listPath('approved')}`;
const DISCARDED = `GET ${listPath('discarded')}`;
const NOTHING = 'No venues found matching your criteria';
const LOST = 'Failed to load venues. Please try again.';
const AS_PENDING = 'The list is the same in every status: see “Review: pending”.';

const [garibaldina] = VENUES;
/** The name of the first venue of every list. */
export const name = garibaldina?.venue.sportsVenue.name ?? '';

/** The first venue alone, as in a list. */
const alone = (status: VenueReviewItem['status']) =>
  venueList(garibaldina ? [{ ...garibaldina, status }] : []);

/** The list of venues in each status. */
export const REVIEW_SCREENS = {
  pending: {
    title: 'Screens/Back office/Review: pending',
    path: PATHS.venues,
    states: {
      Loading: { shows: 'Loading venues', handlers: { ...HEALTHY, [PENDING]: never } },
      Empty: {
        shows: NOTHING,
        path: `${PATHS.venues}?country=italy&city=verona`,
        handlers: { ...HEALTHY, [PENDING]: venueList([]) },
      },
      One: { shows: 'Pending venues', handlers: { ...HEALTHY, [PENDING]: alone('pending') } },
      Many: { shows: 'Load more' },
      Failed: { shows: LOST, handlers: { ...HEALTHY, [PENDING]: problem(500) } },
      Offline: { shows: LOST, offline: true, handlers: { ...HEALTHY, [PENDING]: offline } },
      InFlight: {
        shows: 'Load more',
        handlers: {
          ...HEALTHY,
          [PENDING]: (url) =>
            url.searchParams.has('cursor') ? never() : venueList(VENUES, 1229)(url),
        },
        steps: [{ press: 'Load more' }],
      },
      Forbidden: { shows: NO_RIGHTS, handlers: { ...HEALTHY, [PENDING]: problem(403) } },
    },
  },
  approved: {
    title: 'Screens/Back office/Review: approved',
    path: `${PATHS.venues}?status=approved`,
    states: {
      Loading: AS_PENDING,
      Empty: { shows: NOTHING, handlers: { ...HEALTHY, [APPROVED]: venueList([]) } },
      One: { shows: 'Approved venues', handlers: { ...HEALTHY, [APPROVED]: alone('approved') } },
      Many: { shows: 'Approved venues' },
      Failed: AS_PENDING,
      Offline: AS_PENDING,
      InFlight: 'An approved card offers Edit only: see “Review: edit”.',
      Forbidden: AS_PENDING,
    },
  },
  discarded: {
    title: 'Screens/Back office/Review: discarded',
    path: `${PATHS.venues}?status=discarded`,
    states: {
      Loading: AS_PENDING,
      Empty: { shows: NOTHING, handlers: { ...HEALTHY, [DISCARDED]: venueList([]) } },
      One: { shows: 'Discarded venues', handlers: { ...HEALTHY, [DISCARDED]: alone('discarded') } },
      Many: { shows: 'Discarded venues' },
      Failed: {
        shows: 'Failed to restore venue. Please try again.',
        handlers: { ...HEALTHY, [`POST ${ENDPOINTS.restore.path}`]: problem(500) },
        steps: [{ press: ['Restore {name}', { name }] }],
      },
      Offline: {
        shows: 'Failed to restore venue. Please try again.',
        offline: true,
        handlers: { ...HEALTHY, [`POST ${ENDPOINTS.restore.path}`]: offline },
        steps: [{ press: ['Restore {name}', { name }] }],
      },
      InFlight: {
        shows: 'Discarded venues',
        handlers: { ...HEALTHY, [`POST ${ENDPOINTS.restore.path}`]: never },
        steps: [{ press: ['Restore {name}', { name }] }],
      },
      Forbidden: {
        shows: NO_RIGHTS,
        handlers: { ...HEALTHY, [`POST ${ENDPOINTS.restore.path}`]: problem(403) },
        steps: [{ press: ['Restore {name}', { name }] }],
      },
    },
  },
  map: {
    title: 'Screens/Back office/Review: map',
    path: PATHS.venues,
    states: {
      Loading: 'It draws the venues of the list, which is loaded without it.',
      Empty: {
        shows: NOTHING,
        handlers: { ...HEALTHY, [PENDING]: venueList([]) },
        steps: [{ press: 'Show map' }],
      },
      One: {
        shows: 'Arrow keys lead from venue to venue, Enter shows its card.',
        handlers: { ...HEALTHY, [PENDING]: alone('pending') },
        steps: [{ press: 'Show map' }],
      },
      Many: {
        shows: 'Arrow keys lead from venue to venue, Enter shows its card.',
        steps: [{ press: 'Show map' }],
      },
      Failed: 'It asks the server for nothing.',
      Offline: 'It is drawn without tiles: it needs no network.',
      InFlight: 'Nothing is sent from it.',
      Forbidden: 'It shows what the list may show.',
    },
  },
} satisfies Record<string, Screen>;
