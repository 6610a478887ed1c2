import { ENDPOINTS, listPath, PATHS } from '@campetto/contract';
import { delay, type HttpHandler, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { problem, VENUES, venueList } from '../handlers.ts';
import { DUPLICATES, decidedInPart, historyAnswer } from '../records.ts';
import { name } from './review.ts';
import { NO_RIGHTS, type Screen, type ScreenState, type Step } from './screen.ts';

type Opened = Omit<ScreenState, 'shows'> & { handlers: HttpHandler[] };

const path = PATHS.venues;
const [garibaldina, , unnamed] = VENUES;
/** Two venues behind a dialog show as much as six, and take a third of the time. */
const SHORT_LIST = [http.get(listPath('pending'), venueList(VENUES.slice(0, 2), 1229))];
const HERE = 'It asks about a venue that is on the screen already.';
const CONFIRM: Step[] = [{ sees: 'Keep this one' }, { press: 'Confirm' }];
const NOT_MERGED = 'The decision could not be saved. Please try again.';
const NOT_DISCARDED = 'Failed to discard venue. Please try again.';

const respondingWith = (handler: HttpHandler, ...steps: Step[]): Opened => ({
  handlers: [handler, ...SHORT_LIST],
  steps,
});

const approving = (resolver: HttpResponseResolver) =>
  respondingWith(
    http.post(ENDPOINTS.approve.path, resolver),
    { press: ['Approve {name}', { name }] },
    { press: 'Approve' },
  );

const discarding = (resolver: HttpResponseResolver) =>
  respondingWith(
    http.delete(ENDPOINTS.discard.path, resolver),
    { press: ['Discard {name}', { name }] },
    { press: 'Closed for good' },
    { press: 'Discard' },
  );

const saving = (resolver: HttpResponseResolver) =>
  respondingWith(
    http.put(ENDPOINTS.update.path, resolver),
    { press: ['Edit {name}', { name }] },
    { type: '!', into: 'Name' },
    { press: 'Save changes' },
  );

const history = (resolver: HttpResponseResolver, ...steps: Step[]) =>
  respondingWith(
    http.get(ENDPOINTS.history.path, resolver),
    { press: ['History of {name}', { name }] },
    ...steps,
  );

const loadingCluster = (resolver: HttpResponseResolver, found: unknown[] = DUPLICATES): Opened => ({
  handlers: [
    http.post(ENDPOINTS.duplicates.path, () =>
      HttpResponse.json({ [garibaldina?.folderPath ?? '']: found }),
    ),
    http.get(ENDPOINTS.cluster.path, resolver),
    ...SHORT_LIST,
  ],
  steps: [
    { press: ['Possible duplicates: {count}', { count: String(found.length) }], of: ` (${name})` },
  ],
});

const duplicates = (
  found: unknown[],
  resolver: HttpResponseResolver = () => delay('infinite'),
  ...steps: Step[]
): Opened => ({
  handlers: [
    http.post(ENDPOINTS.mergeDuplicates.path, resolver),
    ...loadingCluster(
      () => HttpResponse.json({ venue: garibaldina, duplicates: found, hasMore: false }),
      found,
    ).handlers,
  ],
  steps: [
    { press: ['Possible duplicates: {count}', { count: String(found.length) }], of: ` (${name})` },
    ...steps,
  ],
});

const deciding = (resolver: HttpResponseResolver) =>
  respondingWith(
    http.post(ENDPOINTS.decisions.path, resolver),
    { press: ['Select {name}', { name }] },
    { press: ['Select {name}', { name: 'Alba Marina' }] },
    { press: 'Approve' },
    { press: 'Approve' },
  );

/** What opens over the list of venues. */
export const DIALOG_SCREENS = {
  approve: {
    title: 'Screens/Back office/Review: approve',
    path,
    handlers: SHORT_LIST,
    states: {
      Loading: HERE,
      Empty: HERE,
      One: {
        shows: 'The venue moves to the approved list.',
        steps: [{ press: ['Approve {name}', { name }] }],
      },
      Many: 'Many at once are decided on in “Review: many at once”.',
      Failed: { shows: 'Failed to approve venue. Please try again.', ...approving(problem(500)) },
      Offline: {
        shows: 'Failed to approve venue. Please try again.',
        offline: true,
        ...approving(() => HttpResponse.error()),
      },
      InFlight: {
        shows: 'The venue moves to the approved list.',
        ...approving(() => delay('infinite')),
      },
      Forbidden: { shows: NO_RIGHTS, ...approving(problem(403)) },
    },
  },
  discard: {
    title: 'Screens/Back office/Review: discard with a reason',
    path,
    handlers: SHORT_LIST,
    states: {
      Loading: HERE,
      Empty: {
        shows: 'Say why, so that others can follow.',
        steps: [{ press: ['Discard {name}', { name }] }, { press: 'Other' }, { press: 'Discard' }],
      },
      One: {
        shows: 'The venue moves to the discarded list.',
        steps: [{ press: ['Discard {name}', { name }] }],
      },
      Many: 'Many at once are decided on in “Review: many at once”.',
      Failed: { shows: NOT_DISCARDED, ...discarding(problem(500)) },
      Offline: { shows: NOT_DISCARDED, offline: true, ...discarding(() => HttpResponse.error()) },
      InFlight: {
        shows: 'The venue moves to the discarded list.',
        ...discarding(() => delay('infinite')),
      },
      Forbidden: { shows: NO_RIGHTS, ...discarding(problem(403)) },
    },
  },
  edit: {
    title: 'Screens/Back office/Review: edit',
    path,
    handlers: SHORT_LIST,
    states: {
      Loading: HERE,
      Empty: {
        shows: 'Venue name is required',
        handlers: [
          http.get(listPath('pending'), venueList(unnamed ? [unnamed] : [])),
          ...SHORT_LIST,
        ],
        steps: [{ press: ['Edit {name}', { name: 'Unnamed venue' }] }, { press: 'Save changes' }],
      },
      One: { shows: 'Edit venue', steps: [{ press: ['Edit {name}', { name }] }] },
      Many: 'One venue is edited at a time.',
      Failed: { shows: 'Failed to update venue. Please try again.', ...saving(problem(500)) },
      Offline: {
        shows: 'Failed to update venue. Please try again.',
        offline: true,
        ...saving(() => HttpResponse.error()),
      },
      InFlight: { shows: 'Saving...', ...saving(() => delay('infinite')) },
      Forbidden: { shows: NO_RIGHTS, ...saving(problem(403)) },
    },
  },
  conflict: {
    title: 'Screens/Back office/Review: conflict',
    path,
    handlers: SHORT_LIST,
    states: {
      Loading: HERE,
      Empty: 'It shows what differs; where nothing does there is no conflict.',
      One: {
        shows: 'You and someone else both changed these fields. Choose what to save.',
        ...saving(
          problem(412, {
            current: garibaldina && {
              ...garibaldina,
              version: 2,
              metadata: { ...garibaldina.metadata, website: 'https://garibaldina.example/' },
              venue: {
                ...garibaldina.venue,
                sportsVenue: { ...garibaldina.venue.sportsVenue, name: 'Garibaldina' },
              },
            },
          }),
        ),
      },
      Many: 'One venue is edited at a time.',
      Failed: {
        shows: ['{name} has already been approved, in another window or by a colleague.', { name }],
        ...discarding(problem(409, { currentStatus: 'approved' })),
      },
      Offline: 'Without a network nobody knows of it: see “Review: edit”.',
      InFlight: 'It is saved as every edit: see “Review: edit”.',
      Forbidden: 'A refused save is no conflict.',
    },
  },
  duplicates: {
    title: 'Screens/Back office/Review: duplicates',
    path,
    handlers: SHORT_LIST,
    states: {
      Loading: {
        shows: 'Loading the possible duplicates',
        ...loadingCluster(() => delay('infinite')),
      },
      Empty: {
        shows: 'This venue has no possible duplicates any more.',
        ...loadingCluster(() =>
          HttpResponse.json({ venue: garibaldina, duplicates: [], hasMore: false }),
        ),
      },
      One: {
        shows: 'Choose the record that stays, and whose values it has.',
        ...duplicates(DUPLICATES.slice(0, 1)),
      },
      Many: { shows: ['Names {alike} alike', { alike: '40%' }], ...duplicates(DUPLICATES) },
      Failed: { shows: NOT_MERGED, ...duplicates(DUPLICATES, problem(500), ...CONFIRM) },
      Offline: {
        shows: NOT_MERGED,
        offline: true,
        ...duplicates(DUPLICATES, () => HttpResponse.error(), ...CONFIRM),
      },
      InFlight: {
        shows: 'Keep this one',
        ...duplicates(DUPLICATES, () => delay('infinite'), ...CONFIRM),
      },
      Forbidden: { shows: NO_RIGHTS, ...duplicates(DUPLICATES, problem(403), ...CONFIRM) },
    },
  },
  history: {
    title: 'Screens/Back office/Review: history',
    path,
    handlers: SHORT_LIST,
    states: {
      Loading: { shows: 'Loading the history', ...history(() => delay('infinite')) },
      Empty: {
        shows: 'Nothing has happened to this venue since it came in.',
        ...history(() => HttpResponse.json([])),
      },
      One: { shows: 'Before', ...history(historyAnswer(1, 2)) },
      Many: { shows: 'Discarded', ...history(historyAnswer()) },
      Failed: {
        shows: 'The history could not be loaded. Please try again.',
        ...history(problem(500)),
      },
      Offline: {
        shows: 'The history could not be loaded. Please try again.',
        offline: true,
        ...history(() => HttpResponse.error()),
      },
      InFlight: {
        shows: 'Before',
        handlers: [
          http.get(ENDPOINTS.history.path, historyAnswer()),
          http.post(ENDPOINTS.undo.path, () => delay('infinite')),
          ...SHORT_LIST,
        ],
        steps: [{ press: ['History of {name}', { name }] }, { press: 'Undo' }],
      },
      Forbidden: { shows: NO_RIGHTS, ...history(problem(403)) },
    },
  },
  many: {
    title: 'Screens/Back office/Review: many at once',
    path,
    handlers: SHORT_LIST,
    states: {
      Loading: 'It asks about venues that are on the screen already.',
      Empty: 'Where nothing is selected it cannot be opened.',
      One: {
        shows: ['{count, plural, one {# venue selected} other {# venues selected}}', { count: 1 }],
        steps: [{ press: ['Select {name}', { name }] }],
      },
      Many: {
        shows: [
          '{count, plural, one {It moves to the approved list.} other {They move to the approved list.}}',
          { count: 2 },
        ],
        steps: [
          { press: ['Select {name}', { name }] },
          { press: ['Select {name}', { name: 'Alba Marina' }] },
          { press: 'Approve' },
        ],
      },
      Failed: {
        shows: 'Left as they are',
        ...deciding(decidedInPart),
      },
      Offline: {
        shows: 'The server did not respond',
        offline: true,
        ...deciding(() => HttpResponse.error()),
      },
      InFlight: {
        shows: ['{done} of {total}', { done: '0', total: '2' }],
        ...deciding(() => delay('infinite')),
      },
      Forbidden: { shows: NO_RIGHTS, ...deciding(problem(403)) },
    },
  },
  shortcuts: {
    title: 'Screens/Back office/Review: shortcuts',
    path,
    handlers: SHORT_LIST,
    states: {
      Loading: 'It is a list of keys that is always there.',
      Empty: 'It is a list of keys that is always there.',
      One: {
        shows: 'Keyboard shortcuts',
        steps: [{ sees: 'Pending venues' }, { keys: '?' }],
      },
      Many: 'It is the same list for everyone.',
      Failed: 'It asks the server for nothing.',
      Offline: 'It needs no network.',
      InFlight: 'Nothing is sent from it.',
      Forbidden: 'Whoever sees the list may use its keys.',
    },
  },
} satisfies Record<string, Screen>;
