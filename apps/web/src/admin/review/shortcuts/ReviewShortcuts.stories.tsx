import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';

const stories = stateStories(SCREENS.shortcuts);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: shortcuts',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.shortcuts.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = stories.One;
