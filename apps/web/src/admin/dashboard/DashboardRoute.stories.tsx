import { ENDPOINTS, PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { problem } from '../../testing/handlers.ts';
import { BATCH, undoneBatch } from '../../testing/records.ts';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { english, screenMeta } from '../../testing/screenMeta.ts';
import { SCREENS } from '../../testing/screens.ts';
import { stateStories } from '../../testing/stateStories.ts';
import { textOf } from '../../testing/textOf.ts';

const stories = stateStories(SCREENS.dashboard);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Dashboard',
  component: StoryScreen,
  args: { ...screenMeta.args, path: PATHS.dashboard },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  ...stories.Loading,
  name: '[DASH-1] each tile waits with a spinner of its own',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText(textOf('Loading'))).toHaveLength(4);
  },
};

export const Empty: Story = stories.Empty;
export const One: Story = stories.One;
export const Many: Story = { ...stories.Many, name: '[LANG-6] [DASH-1] [DASH-4] many' };
export const Failed: Story = { ...stories.Failed, name: '[DASH-3] [TEXT-1] error' };
export const Offline: Story = { ...stories.Offline, name: '[DASH-3] offline' };
export const InFlight: Story = { ...stories.InFlight, name: '[DASH-4] an undo in flight' };
export const Forbidden: Story = { ...stories.Forbidden, name: '[DASH-3] forbidden' };

const ASKED_AGAIN = [
  ...[ENDPOINTS.activity, ENDPOINTS.reasons],
  ...[ENDPOINTS.decisionStatistics, ENDPOINTS.checkCounts],
];
let fails = true;

export const TriedAgain: Story = {
  ...english,
  name: '[DASH-4] what could not be loaded is asked for again',
  args: {
    handlers: ASKED_AGAIN.map(({ path }) =>
      http.get(path, () => (fails ? problem(500)() : undefined)),
    ),
  },
  beforeEach: () => {
    fails = true;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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
    fails = false;
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1,229')).toBeVisible();
    await expect(canvas.getByText('4,180')).toBeVisible();
    await expect(canvas.getByText('92')).toBeVisible();
    await expect(canvas.getByText('5,501')).toBeVisible();
    await expect(await canvas.findByText('A.C. Garibaldina 1932 approved')).toBeVisible();
    await expect(canvas.getByText('407 venues scraped from Comune di Milano')).toBeVisible();
    await expect(canvas.getByText('Unnamed venue restored to the pending list')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /View analytics/ })).toBeNull();
  },
};

const STATISTICS = ENDPOINTS.decisionStatistics.path;

export const Task: Story = {
  ...english,
  name: '[DASH-5] the task names what is left and how long it takes, and leads to the pending venues',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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
  args: { handlers: [http.get(STATISTICS, problem(500))] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = 'Continue reviewing 1,229 left';
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

export const FailedChecks: Story = {
  ...english,
  name: '[DASH-5] each failed check leads to the venues that fail it, each reason to its venues',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = within(await canvas.findByRole('region', { name: 'Failed checks' }));
    const rows = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent);
    await expect(rows[0]).toBe('No street10,000+');
    await expect(panel.getByRole('link', { name: 'Coordinates swapped' })).toHaveAttribute(
      'href',
      `${PATHS.venues}?check=coordinatesSwapped&lang=en`,
    );
    const reasons = within(canvas.getByRole('region', { name: 'Why venues were discarded' }));
    await expect(await reasons.findByRole('link', { name: 'Duplicate' })).toHaveAttribute(
      'href',
      `${PATHS.venues}?status=discarded&reason=duplicate&lang=en`,
    );
  },
};

const COUNTS = ENDPOINTS.count.path;
let undone = false;

/** A colleague has decided meanwhile: what the server counts is not what this page could add up. */
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
  args: {
    handlers: [
      http.get(COUNTS, () => (undone ? afterUndo() : undefined)),
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('4,180')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }));
    await expect(await canvas.findByText('4,182')).toBeVisible();
    await expect(canvas.getByText('1,228')).toBeVisible();
  },
};

export const BatchUndone: Story = {
  ...english,
  name: '[DASH-4] a decision on many venues is one line, and is undone as a whole',
  args: {
    handlers: [
      http.get(ENDPOINTS.activity.path, () => HttpResponse.json([BATCH])),
      http.post(ENDPOINTS.undoBatch.path, undoneBatch({ undone: 4180, refused: 0 })),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('4,180 venues discarded')).toBeVisible();
    const name = 'Undo this batch: 4,180 venues discarded';
    await userEvent.click(canvas.getByRole('button', { name }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Undo 4,180 decisions' }));
    await expect(await canvas.findByText('Undone')).toBeInTheDocument();
  },
};
