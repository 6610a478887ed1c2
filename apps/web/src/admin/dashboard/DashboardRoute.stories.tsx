import { CALLS, PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HEALTHY, never, offline, problem } from '../../stories/answers.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { italian, screenMeta } from '../../stories/screenMeta.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Dashboard',
  component: StoryScreen,
  args: { ...screenMeta.args, path: PATHS.dashboard },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const COUNT = `GET ${CALLS.count.path}`;
const ACTIVITY = `GET ${CALLS.activity.path}`;

export const Loaded: Story = {
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

export const Italian: Story = {
  ...italian,
  name: 'in Italian',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('5501')).toBeVisible();
    await expect(
      await canvas.findByText('407 strutture in arrivo da Comune di Milano'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  name: '[DASH-1] each tile waits with a spinner of its own',
  args: { answers: { ...HEALTHY, [COUNT]: never, [ACTIVITY]: never } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText('Loading')).toHaveLength(4);
  },
};

export const Failed: Story = {
  name: '[DASH-3] [TEXT-1] the figures could not be loaded',
  args: { answers: { ...HEALTHY, [COUNT]: offline, [ACTIVITY]: offline } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load statistics');
  },
};

export const NothingYet: Story = {
  name: 'an empty directory',
  args: {
    answers: {
      [COUNT]: () =>
        Response.json({ scrapedCount: 0, approvedCount: 0, discardedCount: 0, total: 0 }),
      [ACTIVITY]: () => Response.json([]),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Nothing has happened yet.')).toBeVisible();
    await expect(canvas.getAllByText('0')).toHaveLength(4);
  },
};

export const Forbidden: Story = {
  name: 'an account without rights',
  args: { answers: { [COUNT]: problem(403), [ACTIVITY]: problem(403) } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Your account has no administrator rights.');
  },
};
