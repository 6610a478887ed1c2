import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';

const stories = stateStories(SCREENS.conflict);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: conflict',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.conflict.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = stories.One;
export const Failed: Story = stories.Failed;
