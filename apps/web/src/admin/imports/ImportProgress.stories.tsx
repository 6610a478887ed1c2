import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.importProgress);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Import: progress',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.importProgress.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = cells.Loading;
export const Failed: Story = cells.Failed;
export const Offline: Story = cells.Offline;
export const InFlight: Story = cells.InFlight;
export const Forbidden: Story = cells.Forbidden;
