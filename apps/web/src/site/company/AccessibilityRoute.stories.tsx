import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { screenMeta } from '../../testing/screenMeta.ts';
import { SCREENS } from '../../testing/screens.ts';
import { stateStories } from '../../testing/stateStories.ts';

const stories = stateStories(SCREENS.accessibility);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Accessibility',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.accessibility.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = stories.Loading;
export const One: Story = stories.One;
export const Failed: Story = stories.Failed;
export const Offline: Story = stories.Offline;
