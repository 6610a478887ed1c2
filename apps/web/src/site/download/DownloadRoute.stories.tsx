import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.download);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Download',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.download.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...cells.Loading, name: '[DL-3] before scripts have run' };
export const One: Story = { ...cells.One, name: '[DL-1] a computer' };
export const Many: Story = { ...cells.Many, name: '[DL-1] Android' };
export const InFlight: Story = { ...cells.InFlight, name: '[DL-1] [DL-2] counting, on iOS' };
