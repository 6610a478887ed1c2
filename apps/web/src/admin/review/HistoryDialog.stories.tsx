import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.history);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: history',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.history.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = cells.Loading;
export const Empty: Story = cells.Empty;
export const One: Story = cells.One;
export const Many: Story = cells.Many;
export const Failed: Story = cells.Failed;
export const Offline: Story = cells.Offline;
export const InFlight: Story = cells.InFlight;
export const Forbidden: Story = cells.Forbidden;
