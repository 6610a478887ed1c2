import { type DecisionRun, ENDPOINTS, listPath, PATHS } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeClock, pass } from '../../../testing/clock.ts';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { expectForbidden, expectText } from '../../../testing/expectText.ts';
import { problem, venueList } from '../../../testing/handlers.ts';
import {
  endedRun,
  RUN,
  skippedVenue,
  stoppableRun,
  undoingBatch,
  undoneBatch,
  undoReport,
} from '../../../testing/records.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../../testing/screenMeta.ts';
import { textOf } from '../../../testing/textOf.ts';
import {
  RUNS_INTERVAL,
  RUNS_RETRY_DELAY,
} from '../../../venue-client/decisions/useDecisionRuns.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Decisions in the background',
  args: { ...screenMeta.args, path: PATHS.dashboard },
} satisfies ScreenMeta;
export default meta;

const moreText = (count: number) =>
  textOf(['{count, plural, one {# more} other {# more}}', { count }]);

const nthId = (n: number) => `01890a5d-ac96-774b-bcce-00000000030${n}`;

/** What has succeeded is dismissed as soon as it is seen. */
const seen = http.post(ENDPOINTS.dismissRun.path, () => HttpResponse.json(endedRun({})));

/** A server with these runs. */
const withRuns = (...runs: DecisionRun[]) => [
  http.get(ENDPOINTS.decisionRuns.path, () => HttpResponse.json(runs)),
  seen,
];

const UNDO_DECISIONS = '{count, plural, one {Undo # decision} other {Undo # decisions}}';

/** Undoes 310 decisions, and confirms it. */
async function undoAll(canvas: StoryContext['canvas']): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: textOf('Undo all') }));
  const question = within(await screen.findByRole('alertdialog'));
  const name = textOf([UNDO_DECISIONS, { count: 310 }]);
  await userEvent.click(question.getByRole('button', { name }));
}

export const One: Story = {
  parameters: { msw: withRuns(RUN) },
  play: () => expectText(['{done} of {total}', { done: '20', total: '310' }]),
};

export const Many: Story = {
  parameters: {
    msw: withRuns(
      RUN,
      endedRun({ batchId: nthId(1), move: 'discard' }),
      endedRun({ batchId: nthId(2), move: 'restore' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(moreText(2))).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    msw: withRuns(endedRun({ state: 'interrupted', reached: 200, done: 200, resumable: true })),
  },
  play: async ({ canvas }) => {
    const text = textOf('An error interrupted this. Resume it, or undo what was done.');
    const [notice] = await canvas.findAllByText(text, { exact: false });
    await expect(notice).toBeVisible();
  },
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: withRuns(RUN) },
  play: () => expectText('No connection. The server continues by itself.'),
};

export const InFlight: Story = {
  name: 'an undo that no response has reached yet shows its progress too',
  parameters: {
    msw: [http.post(ENDPOINTS.undoBatch.path, () => delay('infinite')), ...withRuns(endedRun({}))],
  },
  play: async ({ canvas }) => {
    await undoAll(canvas);
    const progress = await canvas.findByRole('progressbar', { name: UNDOING });
    await expect(progress).toHaveAttribute('value', '0');
  },
};

const UNDOING = /^(Undoing|Annullamento di) 310/;

export const UndoInFlight: Story = {
  name: 'an undo shows how far it is',
  parameters: {
    msw: [http.post(ENDPOINTS.undoBatch.path, undoingBatch(200, 310)), ...withRuns(endedRun({}))],
  },
  play: async ({ canvas }) => {
    await undoAll(canvas);
    const progress = await canvas.findByRole('progressbar', { name: UNDOING });
    await waitFor(() => expect(progress).toHaveAttribute('value', '200'));
    // The button is gone, but the keyboard stays at its run.
    const run = progress.closest('section');
    await waitFor(() => expect(run).toHaveFocus());
    await expectText(['Undone: {done} of {total}', { done: '200', total: '310' }]);
    // The focus ring, 3 px at a distance of 2 px, is not cut off.
    const distances = [run, run?.parentElement?.parentElement].map(
      (element) => element?.getBoundingClientRect().bottom ?? 0,
    );
    await expect((distances[1] ?? 0) - (distances[0] ?? 0)).toBeGreaterThanOrEqual(5);
  },
};

let followed: ReadableStreamDefaultController;

export const UndoneElsewhere: Story = {
  name: 'an undo that began before the page was loaded shows how far it is, then what it has led to',
  beforeEach: fakeClock,
  parameters: {
    msw: [
      http.get(
        ENDPOINTS.decisionRuns.path,
        () => HttpResponse.json([endedRun({ undo: { reached: 200, total: 310 } })]),
        { once: true },
      ),
      http.post(
        ENDPOINTS.undoBatch.path,
        undoingBatch(200, 310, (opened) => {
          followed = opened;
        }),
      ),
      ...withRuns(),
    ],
  },
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: UNDOING });
    await waitFor(() => expect(progress).toHaveAttribute('value', '200'));
    await expect(canvas.queryByRole('button', { name: textOf('Undo all') })).toBeNull();
    // The list may have lost it before the result is known.
    await pass(RUNS_INTERVAL);
    await expect(canvas.getByRole('progressbar', { name: UNDOING })).toBeVisible();
    followed.enqueue(undoReport({ undone: 307, refused: 3 }));
    followed.close();
    const text = /307 (decisions undone, 3 no longer|decisioni annullate, 3 non più)/;
    await expect(await canvas.findByText(text)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};

const LOST =
  'The connection was lost. The server may go on by itself: try again to see the result.';

export const UndoLost: Story = {
  name: 'an undo whose connection is lost may go on, and is reported when it is tried again',
  parameters: {
    msw: [
      http.post(
        ENDPOINTS.undoBatch.path,
        undoingBatch(200, 310, (stream) => stream.close()),
        { once: true },
      ),
      http.post(ENDPOINTS.undoBatch.path, undoneBatch({ undone: 310, refused: 0 })),
      ...withRuns(endedRun({})),
    ],
  },
  play: async ({ canvas }) => {
    await undoAll(canvas);
    await expect(await canvas.findByText(textOf(LOST))).toBeVisible();
    await undoAll(canvas);
    await expect(await canvas.findByText(/^310 (decisions|decisioni)/)).toBeVisible();
  },
};

const dismissed = fn();

export const Seen: Story = {
  name: 'what succeeded is shown in one window, what did not in each until it is dismissed',
  parameters: {
    msw: [
      http.post(ENDPOINTS.dismissRun.path, async ({ request }) => {
        dismissed(await request.json());
        return HttpResponse.json(endedRun({}));
      }),
      ...withRuns(endedRun({})),
    ],
  },
  beforeEach: () => {
    dismissed.mockClear();
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: title('Approved', '310') });
    await waitFor(() => expect(dismissed).toHaveBeenCalledWith({ batchId: RUN.batchId }));
    await expect(dismissed).toHaveBeenCalledOnce();
    await expect(region).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [http.post(ENDPOINTS.stopRun.path, problem(403)), ...withRuns(RUN)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('Stop') }));
    await expectForbidden();
  },
};

const title = (name: 'Approved' | 'Approving', done: string) =>
  name === 'Approved'
    ? textOf(['Approved: {done} of {total}', { done, total: '310' }])
    : textOf(['Approving {venues}', { venues: textOf(VENUES) }]);
const VENUES: [string, Record<string, number>] = [
  '{count, plural, one {# venue} other {# venues}}',
  { count: 310 },
];

const status = (name: string) => screen.findByRole('region', { name });

const DISMISS_ALL = /^Dismiss all$|^Chiudi tutti$/;

/** The contents of all live regions, empty ones included. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const stopped = endedRun({ state: 'stopped', reached: 200, done: 200, resumable: true });

export const Stopped: Story = {
  name: 'stopped: offers to resume it and to undo it',
  parameters: { msw: withRuns(stopped) },
  play: async () => {
    const region = within(await status(title('Approved', '200')));
    await expect(region.getByText(`${textOf('Not reached')}: 110`)).toBeVisible();
    for (const name of ['Resume', 'Undo all', 'Dismiss']) {
      await expect(region.getByRole('button', { name: textOf(name) })).toBeEnabled();
    }
    // It ended before the page was loaded: that is no news.
    await expect(announced()).not.toContain(title('Approved', '200'));
  },
};

export const Finished: Story = {
  name: 'finished: is undone as one, and says so',
  parameters: {
    msw: (() => {
      let runs: DecisionRun[] = [endedRun({})];
      return [
        http.get(ENDPOINTS.decisionRuns.path, () => HttpResponse.json(runs)),
        http.post(ENDPOINTS.undoBatch.path, (info) => {
          runs = [];
          return undoneBatch({ undone: 310, refused: 0 })(info);
        }),
        seen,
      ];
    })(),
  },
  play: async ({ canvas }) => {
    await status(title('Approved', '310'));
    await undoAll(canvas);
    const text = /310 (decisions undone|decisioni annullate)/;
    const [notice] = await canvas.findAllByRole('region', { name: text });
    await waitFor(() => expect(announced().some((message) => text.test(message ?? ''))).toBe(true));
    // The button is gone; the keyboard goes on from the part of the screen that it was in.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.click(
      within(notice as HTMLElement).getByRole('button', { name: textOf('Dismiss') }),
    );
    await waitFor(() => expect(canvas.queryByRole('region', { name: text })).toBeNull());
  },
};

export const FinishedWithRefusals: Story = {
  name: 'finished with refusals: says how many and why, and names them',
  parameters: {
    msw: withRuns(
      endedRun({
        done: 302,
        skipped: { changed: 6, impossible: 2, missing: 0 },
        firstSkipped: [skippedVenue('changed')],
      }),
    ),
  },
  play: async () => {
    const region = within(await status(title('Approved', '302')));
    const changed = `${textOf('Changed meanwhile')}: 6`;
    await expect(region.getByText(changed, { exact: false })).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: textOf('Details') }));
    const dialog = within(await screen.findByRole('dialog', { name: title('Approved', '302') }));
    await userEvent.click(dialog.getByText(changed));
    await expect(dialog.getByText('A.C. Garibaldina 1932')).toBeVisible();
  },
};

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
/** Within the last ten seconds; later numbers are later times. */
const at = (n: number) => secondsAgo(10 - n);
const endedAt = (n: number, changes: Partial<DecisionRun> = {}) =>
  endedRun({ batchId: nthId(n), endedAt: at(n), done: 300 + n, ...changes });
const DECISIONS = /^(Appro|Discard|Restor|Sto scart|Scart|Ripristin)/;
const boxes = () =>
  screen
    .queryAllByRole('region', { name: DECISIONS })
    .map((region) => region.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent);

export const Two: Story = {
  name: 'two: one box, the one that is under way; a button shows the other',
  parameters: { msw: withRuns(endedAt(5), { ...RUN, startedAt: at(1) }) },
  play: async ({ canvas }) => {
    await status(title('Approving', ''));
    await expect(boxes()).toEqual([title('Approving', '')]);
    const more = canvas.getByRole('button', { name: moreText(1) });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    // It can be dismissed where it is shown: there is nothing to dismiss together.
    await expect(canvas.queryByRole('button', { name: DISMISS_ALL })).toBeNull();
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toHaveFocus();
    await expect(boxes()).toEqual([title('Approving', ''), title('Approved', '305')]);
    await userEvent.click(more);
    await expect(boxes()).toEqual([title('Approving', '')]);
  },
};

export const Five: Story = {
  name: 'five, two of them under way: one box, and a text that the other is under way',
  parameters: {
    msw: withRuns(
      ...[endedAt(3), endedAt(5), endedAt(4)],
      { ...RUN, batchId: nthId(1), move: 'discard', startedAt: at(1) },
      { ...RUN, batchId: nthId(2), startedAt: at(2) },
    ),
  },
  play: async ({ canvas }) => {
    await status(title('Approving', ''));
    await expect(boxes()).toHaveLength(1);
    const more = canvas.getByRole('button', {
      name: textOf(['{more}, {running} running', { more: moreText(4), running: '1' }]),
    });
    await userEvent.click(more);
    await expect(boxes()).toEqual([
      title('Approving', ''),
      textOf(['Discarding {venues}', { venues: textOf(VENUES) }]),
      ...['305', '304', '303'].map((done) => title('Approved', done)),
    ]);
  },
};

export const OfEarlier: Story = {
  name: 'results of earlier say how long ago they ended',
  parameters: {
    msw: withRuns(
      endedAt(1, { endedAt: secondsAgo(50) }),
      endedAt(2, {
        endedAt: secondsAgo(7_500),
        skipped: { changed: 6, impossible: 0, missing: 0 },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const latest = await status(title('Approved', '301'));
    await expect(latest).not.toHaveTextContent(/ago|fa/);
    await userEvent.click(canvas.getByRole('button', { name: moreText(1) }));
    const earlier = within(await status(title('Approved', '302')));
    await expect(earlier.getByText(/^(2 hours ago|2 ore fa) · .+: 6$/)).toBeVisible();
  },
};

export const DismissedTogether: Story = {
  name: 'several that have ended are dismissed together; what is under way remains',
  beforeEach: fakeClock,
  parameters: {
    msw: (() => {
      let { reached } = RUN;
      let runs: DecisionRun[] = [endedAt(3), endedAt(4)];
      return [
        http.get(ENDPOINTS.decisionRuns.path, () => {
          reached += 1;
          return HttpResponse.json([...runs, { ...RUN, batchId: nthId(1), reached }]);
        }),
        http.post(ENDPOINTS.dismissRun.path, () => {
          const run = runs.find(({ state }) => state === 'finished');
          runs = runs.filter((one) => one !== run);
          return run ? HttpResponse.json(run) : problem(404)();
        }),
      ];
    })(),
  },
  play: async ({ canvas }) => {
    await status(title('Approving', ''));
    await userEvent.click(canvas.getByRole('button', { name: textOf('Dismiss all') }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: DISMISS_ALL })).toBeNull());
    await expect(boxes()).toEqual([title('Approving', '')]);
    // Nor does the next response of the server bring one back.
    const progress = canvas.getByRole('progressbar');
    const before = progress.getAttribute('value');
    await pass(RUNS_INTERVAL);
    await waitFor(() => expect(progress).not.toHaveAttribute('value', before));
    await expect(boxes()).toEqual([title('Approving', '')]);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

export const NotDismissed: Story = {
  name: 'those that could not be dismissed are back, and it says so',
  parameters: {
    msw: [http.post(ENDPOINTS.dismissRun.path, problem(503)), ...withRuns(endedAt(3), endedAt(4))],
  },
  play: async ({ canvas }) => {
    await status(title('Approved', '304'));
    await userEvent.click(canvas.getByRole('button', { name: textOf('Dismiss all') }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await status(title('Approved', '304'));
    await expect(boxes()).toHaveLength(1);
  },
};

/** The numbers of the progress are never announced. */
export const StartAndEnd: Story = {
  name: 'announces its start and its end; stays, as wide as the screen, while the screens change',
  // On a phone the link is in a closed drawer.
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    msw: (() => {
      let run: DecisionRun = RUN;
      return [
        http.get(ENDPOINTS.decisionRuns.path, () => HttpResponse.json([run])),
        http.post(ENDPOINTS.stopRun.path, () => {
          run = stopped;
          return HttpResponse.json(run);
        }),
        ...stoppableRun(RUN),
      ];
    })(),
  },
  play: async ({ canvas }) => {
    await status(title('Approving', ''));
    await waitFor(() => expect(announced()).toContain(title('Approving', '')));
    await userEvent.click(canvas.getByRole('link', { name: textOf('Import') }));
    const run = await status(title('Approving', ''));
    const heading = await canvas.findByRole('heading', { level: 1, name: /^Impor/ });
    const screenRight = heading.closest('main > *')?.getBoundingClientRect().right;
    await expect(screenRight).toBe(run.getBoundingClientRect().right);
    await userEvent.click(canvas.getByRole('button', { name: textOf('Stop') }));
    await waitFor(() => expect(announced()).toContain(title('Approved', '200')));
  },
};

export const EndTogether: Story = {
  name: 'announces both of two that end between two requests',
  beforeEach: fakeClock,
  parameters: {
    msw: [
      http.get(
        ENDPOINTS.decisionRuns.path,
        () =>
          HttpResponse.json([
            { ...RUN, batchId: nthId(3) },
            { ...RUN, batchId: nthId(4) },
          ]),
        { once: true },
      ),
      ...withRuns(endedAt(3), endedAt(4)),
    ],
  },
  play: async () => {
    await status(title('Approving', ''));
    await pass(RUNS_INTERVAL);
    const [first, second] = [title('Approved', '303'), title('Approved', '304')];
    await waitFor(() => expect(announced()).toContain(`${first}. ${second}`));
  },
};

export const UndoneTwice: Story = {
  name: 'a result of an undo is announced once, not again when a later one is dismissed',
  parameters: {
    msw: [
      http.post(ENDPOINTS.undoBatch.path, undoneBatch({ undone: 310, refused: 0 }), { once: true }),
      http.post(ENDPOINTS.undoBatch.path, undoneBatch({ undone: 300, refused: 10 })),
      ...withRuns(endedAt(3, { done: 310 }), endedAt(4, { done: 310 })),
    ],
  },
  play: async ({ canvas }) => {
    const first = /^310 (decisions undone|decisioni annullate)/;
    const second = /^300 (decisions undone|decisioni annullate)/;
    const isAnnounced = (text: RegExp) => announced().some((message) => text.test(message ?? ''));
    await undoAll(canvas);
    await waitFor(() => expect(isAnnounced(first)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: moreText(1) }));
    await undoAll(canvas);
    await waitFor(() => expect(isAnnounced(second)).toBe(true));
    const result = within(await canvas.findByRole('region', { name: second }));
    await userEvent.click(result.getByRole('button', { name: textOf('Dismiss') }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: second })).toBeNull());
    await expect(isAnnounced(first)).toBe(false);
  },
};

export const FailedPoll: Story = {
  name: 'one failed request does not freeze the progress',
  beforeEach: fakeClock,
  parameters: {
    msw: (() => {
      let requests = 0;
      return [
        http.get(ENDPOINTS.decisionRuns.path, () => {
          requests += 1;
          if (requests === 2) return problem(503)();
          return HttpResponse.json([{ ...RUN, reached: requests === 1 ? 20 : 40 }]);
        }),
      ];
    })(),
  },
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar');
    await pass(RUNS_INTERVAL);
    // Nothing shows when the response that failed has arrived, from which the delay counts.
    const next = async () => {
      await pass(RUNS_RETRY_DELAY);
      await expect(progress).toHaveAttribute('value', '40');
    };
    await waitFor(next, { timeout: 30 * RUNS_RETRY_DELAY });
  },
};

/** Whether nothing covers the middle of the element. */
function isUncovered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(shown);
}

/** Longer than a window that shows two lines of cards. */
const LONG_LIST = Array.from({ length: 9 }, (_, n) => exampleVenue({ id: nthId(n) }));

export const BesideTheSearch: Story = {
  name: 'a result and the search both stay above a list that is scrolled',
  args: { path: `${PATHS.venues}?view=cards` },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    msw: [http.get(listPath('pending'), venueList(LONG_LIST)), ...withRuns(endedRun({}))],
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const search = canvas.getByRole('searchbox');
    const result = await status(title('Approved', '310'));
    // As far above the title as on every screen.
    const { top } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(top - result.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(16);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(scrollY).toBeGreaterThan(200));
    await waitFor(() => expect(isUncovered(search)).toBe(true));
    await expect(isUncovered(result)).toBe(true);
    scrollTo(0, 0);
  },
};

export const SearchOnAPhone: Story = {
  name: 'on a phone a result leaves the search its place above a list that is scrolled',
  args: { path: PATHS.venues },
  globals: { viewport: { value: 'phone' } },
  parameters: BesideTheSearch.parameters ?? {},
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await status(title('Approved', '310'));
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(scrollY).toBeGreaterThan(200));
    await expect(isUncovered(canvas.getByRole('searchbox'))).toBe(true);
    scrollTo(0, 0);
  },
};
