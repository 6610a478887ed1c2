import { ENDPOINTS, listPath, PATHS, type VenueReviewItem } from '@campetto/contract';
import { delay, HttpResponse, http } from 'msw';
import { problem, VENUES, venueList } from '../handlers.ts';
import { NO_RIGHTS, type Screen } from './screen.ts';

const PENDING = listPath('pending');
const APPROVED = listPath('approved');
const DISCARDED = listPath('discarded');
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
      Loading: { shows: 'Loading venues', handlers: [http.get(PENDING, () => delay('infinite'))] },
      Empty: {
        shows: NOTHING,
        path: `${PATHS.venues}?country=italy&city=verona`,
        handlers: [http.get(PENDING, venueList([]))],
      },
      One: { shows: 'Pending venues', handlers: [http.get(PENDING, alone('pending'))] },
      Many: { shows: 'Load more' },
      Failed: { shows: LOST, handlers: [http.get(PENDING, problem(500))] },
      Offline: {
        shows: LOST,
        offline: true,
        handlers: [http.get(PENDING, () => HttpResponse.error())],
      },
      InFlight: {
        shows: 'Load more',
        handlers: [
          http.get(PENDING, ({ request }) =>
            new URL(request.url).searchParams.has('cursor') ? delay('infinite') : undefined,
          ),
        ],
        steps: [{ press: 'Load more' }],
      },
      Forbidden: { shows: NO_RIGHTS, handlers: [http.get(PENDING, problem(403))] },
    },
  },
  approved: {
    title: 'Screens/Back office/Review: approved',
    path: `${PATHS.venues}?status=approved`,
    states: {
      Loading: AS_PENDING,
      Empty: { shows: NOTHING, handlers: [http.get(APPROVED, venueList([]))] },
      One: { shows: 'Approved venues', handlers: [http.get(APPROVED, alone('approved'))] },
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
      Empty: { shows: NOTHING, handlers: [http.get(DISCARDED, venueList([]))] },
      One: { shows: 'Discarded venues', handlers: [http.get(DISCARDED, alone('discarded'))] },
      Many: { shows: 'Discarded venues' },
      Failed: {
        shows: 'Failed to restore venue. Please try again.',
        handlers: [http.post(ENDPOINTS.restore.path, problem(500))],
        steps: [{ press: ['Restore {name}', { name }] }],
      },
      Offline: {
        shows: 'Failed to restore venue. Please try again.',
        offline: true,
        handlers: [http.post(ENDPOINTS.restore.path, () => HttpResponse.error())],
        steps: [{ press: ['Restore {name}', { name }] }],
      },
      InFlight: {
        shows: 'Discarded venues',
        handlers: [http.post(ENDPOINTS.restore.path, () => delay('infinite'))],
        steps: [{ press: ['Restore {name}', { name }] }],
      },
      Forbidden: {
        shows: NO_RIGHTS,
        handlers: [http.post(ENDPOINTS.restore.path, problem(403))],
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
        handlers: [http.get(PENDING, venueList([]))],
        steps: [{ press: 'Show map' }],
      },
      One: {
        shows: 'Arrow keys lead from venue to venue, Enter shows its card.',
        handlers: [http.get(PENDING, alone('pending'))],
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
