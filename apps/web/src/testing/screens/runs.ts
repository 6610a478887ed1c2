import { type DecisionRun, ENDPOINTS, PATHS } from '@campetto/contract';
import { delay, HttpResponse, http } from 'msw';
import { problem } from '../handlers.ts';
import { endedRun, RUN } from '../records.ts';
import { NO_RIGHTS, type Screen } from './screen.ts';

/** A server with these runs. */
export const withRuns = (...runs: DecisionRun[]) => [
  http.get(ENDPOINTS.decisionRuns.path, () => HttpResponse.json(runs)),
];

const other = (n: number) => ({ batchId: `01890a5d-ac96-774b-bcce-00000000030${n}` });

/** What the server carries out behind every screen. */
export const RUN_SCREENS = {
  runs: {
    title: 'Screens/Back office/Decisions in the background',
    path: PATHS.dashboard,
    states: {
      Loading: 'The screen does not wait for it: it appears once it is known.',
      Empty: 'Where the server carries out nothing there is nothing to see.',
      One: {
        shows: ['{done} of {total}', { done: '20', total: '310' }],
        handlers: withRuns(RUN),
      },
      Many: {
        shows: ['{count, plural, one {# more} other {# more}}', { count: 2 }],
        handlers: withRuns(
          RUN,
          endedRun({ ...other(1), move: 'discard' }),
          endedRun({ ...other(2), move: 'restore' }),
        ),
      },
      Failed: {
        shows: 'An error interrupted this. Resume it, or undo what was done.',
        handlers: withRuns(
          endedRun({ state: 'interrupted', reached: 200, done: 200, resumable: true }),
        ),
      },
      Offline: {
        shows: 'No connection. The server continues by itself.',
        offline: true,
        handlers: withRuns(RUN),
      },
      InFlight: {
        shows: ['Approved: {done} of {total}', { done: '310', total: '310' }],
        handlers: [
          http.post(ENDPOINTS.undoBatch.path, () => delay('infinite')),
          ...withRuns(endedRun({})),
        ],
        steps: [{ press: 'Undo all' }],
      },
      Forbidden: {
        shows: NO_RIGHTS,
        handlers: [http.post(ENDPOINTS.stopDecisions.path, problem(403)), ...withRuns(RUN)],
        steps: [{ press: 'Stop' }],
      },
    },
  },
} satisfies Record<string, Screen>;
