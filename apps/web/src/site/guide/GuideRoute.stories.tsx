import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { screenMeta } from '../../testing/screenMeta.ts';
import { SCREENS } from '../../testing/screens.ts';
import { stateStories } from '../../testing/stateStories.ts';

const stories = stateStories(SCREENS.guide);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Guide',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.guide.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...stories.Loading, name: '[GUIDE-7] loading' };
export const Many: Story = { ...stories.Many, name: '[GUIDE-1] [GUIDE-2] four sections' };
export const Failed: Story = { ...stories.Failed, name: '[GUIDE-7] sections are missing' };
export const Offline: Story = {
  ...stories.Offline,
  name: '[GUIDE-7] sections could not be loaded',
};
