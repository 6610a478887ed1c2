import { ENDPOINTS, PATHS } from '@campetto/contract';
import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { FULL_DRAFT } from '../exampleVenue.ts';
import { ACTIVITIES, AUDIT_RECORDS, DECISION_STATISTICS, KEYS, problem } from '../handlers.ts';
import { ADDRESSES, BATCH } from '../records.ts';
import { NO_RIGHTS, type Screen, type ScreenState, type Step } from './screen.ts';

const COUNT = ENDPOINTS.count.path;
const ACTIVITY = ENDPOINTS.activity.path;
const AUDIT = ENDPOINTS.audit.path;
const KEYS_PATH = ENDPOINTS.keys.path;
const ACTORS = ENDPOINTS.actors.path;
const REASONS = ENDPOINTS.reasons.path;
const STATISTICS = ENDPOINTS.decisionStatistics.path;
const CHECKS = ENDPOINTS.checkCounts.path;
const CREATE = ENDPOINTS.create.path;
const SEARCH = ENDPOINTS.addressSearch.path;

const NO_REASONS = {
  duplicate: 0,
  closed: 0,
  notSportsVenue: 0,
  wrongPlace: 0,
  unusableData: 0,
  other: 0,
  none: 0,
};

const NO_DECISIONS = {
  days: DECISION_STATISTICS.days.map(({ date }) => ({ date, approved: 0, discarded: 0, own: 0 })),
  pace: null,
};

const ONE_DECISION = {
  ...NO_DECISIONS,
  days: NO_DECISIONS.days.map((day, index) =>
    index === 13 ? { ...day, discarded: 1, own: 1 } : day,
  ),
};

const dashboard = (resolver: HttpResponseResolver) => ({
  handlers: [COUNT, ACTIVITY, REASONS, STATISTICS, CHECKS].map((path) => http.get(path, resolver)),
});

const signIn: Step[] = [
  { type: 'giulia@campetto.app', into: 'Email' },
  { type: 'secret', into: 'Password' },
  { press: 'Sign in' },
];

/** A sign-in that the identity provider refuses with this code. */
export const refusing = (code: string) => ({
  user: null,
  steps: signIn,
  signIn: () => Promise.reject(Object.assign(new Error(code), { code: `auth/${code}` })),
});

/** A creation that comes to this. */
export const creating = (resolver: HttpResponseResolver): Omit<ScreenState, 'shows'> => ({
  draft: FULL_DRAFT,
  handlers: [http.post(CREATE, resolver)],
  steps: [{ press: 'Create venue' }],
});

/** The back office but for review and import. */
export const BACK_OFFICE_SCREENS = {
  signIn: {
    title: 'Screens/Back office/Sign-in',
    path: PATHS.admin,
    states: {
      Loading: 'Before the first sign-in state is known nothing is drawn, of either side.',
      Empty: { user: null, shows: 'Please fill in all fields.', steps: [{ press: 'Sign in' }] },
      One: { user: null, shows: 'Sign in to the admin dashboard' },
      Many: 'It lists nothing that could be many.',
      Failed: { shows: 'Invalid email or password.', ...refusing('invalid-credential') },
      Offline: {
        shows: 'Network error. Please check your connection',
        ...refusing('network-request-failed'),
      },
      InFlight: { user: null, shows: 'Signing in...', steps: signIn },
      Forbidden: 'Whoever signs in is let in; the screens behind it say what an account may not.',
    },
  },
  dashboard: {
    title: 'Screens/Back office/Dashboard',
    path: PATHS.dashboard,
    states: {
      Loading: { shows: 'Loading recent activity', ...dashboard(() => delay('infinite')) },
      Empty: {
        shows: 'Nothing has happened yet.',
        handlers: [
          http.get(COUNT, () =>
            HttpResponse.json({ scrapedCount: 0, approvedCount: 0, discardedCount: 0, total: 0 }),
          ),
          http.get(ACTIVITY, () => HttpResponse.json([])),
          http.get(REASONS, () => HttpResponse.json(NO_REASONS)),
          http.get(STATISTICS, () => HttpResponse.json(NO_DECISIONS)),
          http.get(CHECKS, () => HttpResponse.json([])),
        ],
      },
      One: {
        shows: ['{name} discarded', { name: 'Alba Marina' }],
        handlers: [
          http.get(COUNT, () =>
            HttpResponse.json({ scrapedCount: 1, approvedCount: 0, discardedCount: 1, total: 2 }),
          ),
          http.get(ACTIVITY, () => HttpResponse.json(ACTIVITIES.slice(1, 2))),
          http.get(REASONS, () => HttpResponse.json({ ...NO_REASONS, duplicate: 1 })),
          http.get(STATISTICS, () => HttpResponse.json(ONE_DECISION)),
          http.get(CHECKS, () =>
            HttpResponse.json([{ check: 'noStreet', count: 1, capped: false }]),
          ),
        ],
      },
      Many: { shows: ['{name} approved', { name: 'A.C. Garibaldina 1932' }] },
      Failed: { shows: 'Failed to load statistics', ...dashboard(problem(500)) },
      Offline: {
        shows: 'You are offline. What you see may be out of date.',
        offline: true,
        ...dashboard(() => HttpResponse.error()),
      },
      InFlight: {
        shows: ['{name} discarded', { name: 'Alba Marina' }],
        handlers: [http.post(ENDPOINTS.undo.path, () => delay('infinite'))],
        steps: [{ press: 'Undo' }],
      },
      Forbidden: { shows: NO_RIGHTS, ...dashboard(problem(403)) },
    },
  },
  activity: {
    title: 'Screens/Back office/Activity',
    path: PATHS.activity,
    states: {
      Loading: {
        shows: 'Loading the activity',
        handlers: [http.get(ACTIVITY, () => delay('infinite'))],
      },
      Empty: {
        shows: 'Nothing has happened yet.',
        handlers: [
          http.get(ACTIVITY, () => HttpResponse.json([])),
          http.get(ACTORS, () => HttpResponse.json([])),
        ],
      },
      One: {
        shows: ['{name} discarded', { name: 'Alba Marina' }],
        handlers: [http.get(ACTIVITY, () => HttpResponse.json(ACTIVITIES.slice(1, 2)))],
      },
      Many: {
        shows: 'Show earlier',
        handlers: [
          http.get(ACTIVITY, () =>
            HttpResponse.json([...ACTIVITIES, BATCH], {
              headers: { link: '</api/activity?cursor=next>; rel="next"' },
            }),
          ),
        ],
      },
      Failed: {
        shows: 'Failed to load recent activity',
        handlers: [http.get(ACTIVITY, problem(500))],
      },
      Offline: {
        shows: 'You are offline. What you see may be out of date.',
        offline: true,
        handlers: [http.get(ACTIVITY, () => HttpResponse.error())],
      },
      InFlight: {
        shows: ['{name} discarded', { name: 'Alba Marina' }],
        handlers: [http.post(ENDPOINTS.undo.path, () => delay('infinite'))],
        steps: [{ press: 'Undo' }],
      },
      Forbidden: { shows: NO_RIGHTS, handlers: [http.get(ACTIVITY, problem(403))] },
    },
  },
  audit: {
    title: 'Screens/Back office/Audit log',
    path: PATHS.audit,
    states: {
      Loading: {
        shows: 'Loading the audit log',
        handlers: [http.get(AUDIT, () => delay('infinite'))],
      },
      Empty: {
        shows: 'Nothing has happened yet.',
        handlers: [http.get(AUDIT, () => HttpResponse.json([]))],
      },
      One: {
        shows: 'Signed in',
        handlers: [http.get(AUDIT, () => HttpResponse.json(AUDIT_RECORDS.slice(0, 1)))],
      },
      Many: {
        shows: 'Show earlier',
        handlers: [
          http.get(AUDIT, () =>
            HttpResponse.json(AUDIT_RECORDS, {
              headers: { link: '</api/audit?cursor=next>; rel="next"' },
            }),
          ),
        ],
      },
      Failed: {
        shows: 'The audit log could not be loaded. Please try again.',
        handlers: [http.get(AUDIT, problem(500))],
      },
      Offline: {
        shows: 'You are offline. What you see may be out of date.',
        offline: true,
        handlers: [http.get(AUDIT, () => HttpResponse.error())],
      },
      InFlight: {
        shows: 'Signed in',
        handlers: [http.get(ENDPOINTS.auditExport.path, () => delay('infinite'))],
        steps: [{ press: 'Download everything' }],
      },
      Forbidden: { shows: NO_RIGHTS, handlers: [http.get(AUDIT, problem(403))] },
    },
  },
  keys: {
    title: 'Screens/Back office/Scraper keys',
    path: PATHS.keys,
    states: {
      Loading: {
        shows: 'Loading the keys',
        handlers: [http.get(KEYS_PATH, () => delay('infinite'))],
      },
      Empty: {
        shows: 'No scraper has a key.',
        handlers: [http.get(KEYS_PATH, () => HttpResponse.json([]))],
      },
      One: {
        shows: 'Revoke',
        handlers: [http.get(KEYS_PATH, () => HttpResponse.json(KEYS.slice(0, 1)))],
      },
      Many: { shows: 'Expired' },
      Failed: {
        shows: 'The keys could not be loaded. Please try again.',
        handlers: [http.get(KEYS_PATH, problem(500))],
      },
      Offline: {
        shows: 'You are offline. What you see may be out of date.',
        offline: true,
        handlers: [http.get(KEYS_PATH, () => HttpResponse.error())],
      },
      InFlight: {
        shows: 'Revoke this key?',
        handlers: [http.delete(KEYS_PATH, () => delay('infinite'))],
        steps: [{ press: 'Revoke' }, { press: 'Revoke key' }],
      },
      Forbidden: { shows: NO_RIGHTS, handlers: [http.get(KEYS_PATH, problem(403))] },
    },
  },
  addVenue: {
    title: 'Screens/Back office/Add venue',
    path: PATHS.addVenue,
    states: {
      Loading: 'It asks the server for nothing before it is filled in.',
      Empty: { shows: 'Search address' },
      One: {
        shows: 'Here is what you typed last time. A picture has to be chosen again.',
        draft: FULL_DRAFT,
      },
      Many: {
        shows: '© OpenStreetMap contributors',
        handlers: [http.get(SEARCH, () => HttpResponse.json(ADDRESSES))],
        steps: [{ type: 'Via Roma', into: 'Search address' }],
      },
      Failed: {
        shows: 'Failed to create venue. Please try again.',
        ...creating(problem(503)),
      },
      Offline: {
        shows: 'You are offline. What you see may be out of date.',
        offline: true,
        ...creating(() => HttpResponse.error()),
      },
      InFlight: { shows: 'Creating...', ...creating(() => delay('infinite')) },
      Forbidden: { shows: NO_RIGHTS, ...creating(problem(403)) },
    },
  },
} satisfies Record<string, Screen>;
