import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { screenMeta } from '../../testing/screenMeta.ts';
import { SCREENS } from '../../testing/screens.ts';
import { stateStories } from '../../testing/stateStories.ts';

const stories = stateStories(SCREENS.download);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Download',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.download.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...stories.Loading, name: '[DL-3] before scripts have run' };
export const One: Story = { ...stories.One, name: '[DL-1] a computer' };
export const Many: Story = { ...stories.Many, name: '[DL-1] Android' };
export const InFlight: Story = { ...stories.InFlight, name: '[DL-1] [DL-2] counting, on iOS' };
