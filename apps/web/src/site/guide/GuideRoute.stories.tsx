import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.guide);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Guide',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.guide.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...cells.Loading, name: '[GUIDE-7] loading' };
export const Many: Story = { ...cells.Many, name: '[GUIDE-1] [GUIDE-2] four sections' };
export const Failed: Story = { ...cells.Failed, name: '[GUIDE-7] sections are missing' };
export const Offline: Story = { ...cells.Offline, name: '[GUIDE-7] sections could not be loaded' };
