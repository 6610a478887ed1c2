import { CALLS, PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type Answer, HEALTHY, problem } from '../../stories/answers.ts';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { say } from '../../stories/say.ts';
import { english, screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.dashboard);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Dashboard',
  component: StoryScreen,
  args: { ...screenMeta.args, path: PATHS.dashboard },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  ...cells.Loading,
  name: '[DASH-1] each tile waits with a spinner of its own',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText(say('Loading'))).toHaveLength(4);
  },
};

export const Empty: Story = cells.Empty;
export const One: Story = cells.One;
export const Many: Story = { ...cells.Many, name: '[LANG-6] [DASH-1] [DASH-4] many' };
export const Failed: Story = { ...cells.Failed, name: '[DASH-3] [TEXT-1] error' };
export const Offline: Story = { ...cells.Offline, name: '[DASH-3] offline' };
export const InFlight: Story = { ...cells.InFlight, name: '[DASH-4] an undo in flight' };
export const Forbidden: Story = { ...cells.Forbidden, name: '[DASH-3] forbidden' };

const ASKED_AGAIN = [CALLS.activity, CALLS.reasons].map(({ path }) => `GET ${path}`);
let fails = true;

/** Fails until the story says otherwise. */
const untilMended =
  (answer: Answer): Answer =>
  (url) =>
    fails ? problem(500)() : answer(url);

export const TriedAgain: Story = {
  ...english,
  name: '[DASH-4] what could not be loaded is asked for again',
  args: {
    answers: Object.fromEntries(
      Object.entries(HEALTHY).map(([call, answer]) => [
        call,
        ASKED_AGAIN.includes(call) ? untilMended(answer) : answer,
      ]),
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
    ] as const;
    for (const [name, failure] of panels) {
      const panel = within(await canvas.findByRole('region', { name }));
      await expect(await panel.findByRole('alert')).toHaveTextContent(failure);
    }
    fails = false;
    for (const [name] of panels) {
      const panel = within(canvas.getByRole('region', { name }));
      await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
      await expect((await panel.findAllByRole('listitem')).length).toBeGreaterThan(0);
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
