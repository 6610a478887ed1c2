import { ENDPOINTS, PATHS, type ReasonCounts } from '@campetto/contract';
import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectErrorMessage, expectForbidden, expectText } from '../../testing/expectText.ts';
import { ACTIVITIES, DECISION_STATISTICS, problem } from '../../testing/handlers.ts';
import { BATCH, undoneBatch } from '../../testing/records.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Dashboard',
  args: { ...screenMeta.args, path: PATHS.dashboard },
} satisfies ScreenMeta;
export default meta;

const COUNT = ENDPOINTS.count.path;
const ACTIVITY = ENDPOINTS.activity.path;
const REASONS = ENDPOINTS.reasons.path;
const STATISTICS = ENDPOINTS.decisionStatistics.path;
const CHECKS = ENDPOINTS.checkCounts.path;

/** Handlers that respond to the requests of all parts of the dashboard in this way. */
const every = (resolver: HttpResponseResolver) =>
  [COUNT, ACTIVITY, REASONS, STATISTICS, CHECKS].map((path) => http.get(path, resolver));

const NO_REASONS = {
  duplicate: 0,
  closed: 0,
  notSportsVenue: 0,
  wrongPlace: 0,
  unusableData: 0,
  other: 0,
  none: 0,
} satisfies ReasonCounts;

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

export const Loading: Story = {
  name: '[DASH-1] each tile waits with a spinner of its own',
  parameters: { msw: every(() => delay('infinite')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(textOf('Loading'))).toHaveLength(4);
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      http.get(COUNT, () =>
        HttpResponse.json({ scrapedCount: 0, approvedCount: 0, discardedCount: 0, total: 0 }),
      ),
      http.get(ACTIVITY, () => HttpResponse.json([])),
      http.get(REASONS, () => HttpResponse.json(NO_REASONS)),
      http.get(STATISTICS, () => HttpResponse.json(NO_DECISIONS)),
      http.get(CHECKS, () => HttpResponse.json([])),
    ],
  },
  play: () => expectText('Nothing has happened yet.'),
};

export const One: Story = {
  parameters: {
    msw: [
      http.get(COUNT, () =>
        HttpResponse.json({ scrapedCount: 1, approvedCount: 0, discardedCount: 1, total: 2 }),
      ),
      http.get(ACTIVITY, () => HttpResponse.json(ACTIVITIES.slice(1, 2))),
      http.get(REASONS, () => HttpResponse.json({ ...NO_REASONS, duplicate: 1 })),
      http.get(STATISTICS, () => HttpResponse.json(ONE_DECISION)),
      http.get(CHECKS, () => HttpResponse.json([{ check: 'noStreet', count: 1, capped: false }])),
    ],
  },
  play: () => expectText(['{name} discarded', { name: 'Alba Marina' }]),
};

export const Many: Story = {
  name: '[LANG-6] [DASH-1] [DASH-4] many',
  play: () => expectText(['{name} approved', { name: 'A.C. Garibaldina 1932' }]),
};

export const Failed: Story = {
  name: '[DASH-3] [TEXT-1] error',
  parameters: { msw: every(problem(500)) },
  play: (context) => expectErrorMessage(context, 'Failed to load statistics'),
};

export const Offline: Story = {
  name: '[DASH-3] offline',
  args: { offline: true },
  parameters: { msw: every(() => HttpResponse.error()) },
  play: () => expectText('You are offline. What you see may be out of date.'),
};

export const InFlight: Story = {
  name: '[DASH-4] an undo in flight',
  parameters: { msw: [http.post(ENDPOINTS.undo.path, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    const [undo] = await canvas.findAllByRole('button', { name: new RegExp(`^${textOf('Undo')}`) });
    await userEvent.click(undo as HTMLElement);
    await expectText(['{name} discarded', { name: 'Alba Marina' }]);
  },
};

export const Forbidden: Story = {
  name: '[DASH-3] forbidden',
  parameters: { msw: every(problem(403)) },
  play: () => expectForbidden(),
};

const REQUESTED_AGAIN = [
  ...[ENDPOINTS.count, ENDPOINTS.activity, ENDPOINTS.reasons],
  ...[ENDPOINTS.decisionStatistics, ENDPOINTS.checkCounts],
];
let fails = true;

export const TriedAgain: Story = {
  ...english,
  name: '[DASH-1] [DASH-3] [DASH-4] what could not be loaded is requested again',
  parameters: {
    msw: REQUESTED_AGAIN.map(({ path }) =>
      http.get(path, () => (fails ? problem(500)() : undefined)),
    ),
  },
  beforeEach: () => {
    fails = true;
  },
  play: async ({ canvas }) => {
    const panels = [
      ['Recent activity', 'Failed to load recent activity'],
      ['Why venues were discarded', 'Failed to load the reasons'],
      ['Decisions per day', 'Failed to load the decisions'],
      ['Failed checks', 'Failed to load the failed checks'],
    ] as const;
    for (const [name, failure] of panels) {
      const panel = within(await canvas.findByRole('region', { name }));
      await expect(await panel.findByRole('alert')).toHaveTextContent(failure);
    }
    const alert = await canvas.findByText(/^Failed to load statistics/);
    fails = false;
    const box = within(alert.closest('[role=alert]') as HTMLElement);
    await userEvent.click(box.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /^Pending reviews.*\d/ })).toBeVisible();
    await expect(alert).not.toBeInTheDocument();
    for (const [name] of panels) {
      const panel = within(canvas.getByRole('region', { name }));
      await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
      const shown = name === 'Decisions per day' ? 'row' : 'listitem';
      await expect((await panel.findAllByRole(shown)).length).toBeGreaterThan(0);
      await expect(panel.queryByRole('alert')).toBeNull();
    }
  },
};

export const Figures: Story = {
  ...english,
  name: '[DASH-1] [DASH-2] [DASH-4] figures, actions, activity',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,229')).toBeVisible();
    await expect(canvas.getByText('4,180')).toBeVisible();
    await expect(canvas.getByText('92')).toBeVisible();
    await expect(canvas.getByText('5,501')).toBeVisible();
    await expect(await canvas.findByText('A.C. Garibaldina 1932 approved')).toBeVisible();
    await expect(canvas.getByText('407 venues imported from Comune di Milano')).toBeVisible();
    await expect(canvas.getByText('Unnamed venue restored to the pending list')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /View analytics/ })).toBeNull();
  },
};

export const ManyChanges: Story = {
  ...english,
  name: '[DASH-4] the latest ten lines of the activity',
  parameters: {
    msw: [
      http.get(ACTIVITY, () =>
        HttpResponse.json(
          Array.from({ length: 12 }, (_, index) => ({
            ...ACTIVITIES[index % 2],
            id: `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`,
          })),
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Recent activity' }));
    await expect(await panel.findAllByText('A.C. Garibaldina 1932 approved')).toHaveLength(5);
    await expect(panel.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const Task: Story = {
  ...english,
  name: '[DASH-5] the task names what is left and how long it takes, and leads to the pending venues',
  play: async ({ canvas }) => {
    const task = await canvas.findByRole('link', {
      name: 'Continue reviewing 1,229 left, about 2 hours at your pace',
    });
    await expect(task).toHaveAttribute('href', `${PATHS.venues}?lang=en`);
    const panel = within(canvas.getByRole('region', { name: 'Decisions per day' }));
    await expect(panel.getByText('38 decided today, 12 by you')).toBeVisible();
    await expect(panel.getByRole('row', { name: 'Monday, November 16 30 8' })).toBeInTheDocument();
  },
};

export const UnknownPace: Story = {
  ...english,
  name: '[DASH-5] the task names only what is left while the pace is unknown',
  parameters: { msw: [http.get(STATISTICS, problem(500))] },
  play: async ({ canvas }) => {
    const name = 'Continue reviewing 1,229 left';
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

export const FailedChecks: Story = {
  ...english,
  name: '[DASH-5] each failed check leads to the venues that fail it, each reason to its venues',
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Failed checks' }));
    const rows = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent);
    await expect(rows[0]).toBe('No street10,000+');
    await expect(rows.slice(-3)).toEqual(
      ['Point shared by many', 'Phone shared', 'Website shared'].map(
        (name) => `${name}not counted`,
      ),
    );
    await expect(panel.getByRole('link', { name: 'Website shared' })).toHaveAttribute(
      'href',
      `${PATHS.venues}?check=websiteShared&lang=en`,
    );
    await expect(panel.getByRole('link', { name: 'Coordinates swapped' })).toHaveAttribute(
      'href',
      `${PATHS.venues}?check=coordinatesSwapped&lang=en`,
    );
    const reasons = within(canvas.getByRole('region', { name: 'Why venues were discarded' }));
    await expect(await reasons.findByRole('link', { name: 'Duplicate' })).toHaveAttribute(
      'href',
      `${PATHS.venues}?status=discarded&reason=duplicate&lang=en`,
    );
    const counts = reasons.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(counts.slice(0, 2)).toEqual(['Duplicate41', 'Unusable data17']);
  },
};

let undone = false;

/** Counts that include a colleague's decisions, so that this page could not have calculated them itself. */
const afterUndo = () =>
  HttpResponse.json({
    scrapedCount: 1228,
    approvedCount: 4182,
    discardedCount: 91,
    total: 5501,
  });

export const CountsAfterUndo: Story = {
  ...english,
  name: '[DASH-1] the tiles show what the server counts after an undo',
  parameters: {
    msw: [
      http.get(COUNT, () => (undone ? afterUndo() : undefined)),
      http.post(ENDPOINTS.undo.path, () => {
        undone = true;
        return HttpResponse.json({
          results: [{ outcome: 'refused', activityId: 'x', why: 'changed' }],
        });
      }),
    ],
  },
  beforeEach: () => {
    undone = false;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4,180')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }));
    await expect(await canvas.findByText('4,182')).toBeVisible();
    await expect(canvas.getByText('1,228')).toBeVisible();
  },
};

export const BatchUndone: Story = {
  ...english,
  name: '[DASH-4] a decision on many venues is one line, and is undone as a whole',
  parameters: {
    msw: [
      http.get(ENDPOINTS.activity.path, () => HttpResponse.json([BATCH])),
      http.post(ENDPOINTS.undoBatch.path, undoneBatch({ undone: 4180, refused: 0 })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4,180 venues discarded')).toBeVisible();
    const name = 'Undo this batch: 4,180 venues discarded';
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo 4,180 decisions' }));
    await expect(await canvas.findByText('4,180 decisions undone')).toBeInTheDocument();
  },
};
