import { PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
