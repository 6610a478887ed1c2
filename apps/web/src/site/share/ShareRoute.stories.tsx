import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { screenMeta } from '../../testing/screenMeta.ts';
import { SCREENS } from '../../testing/screens.ts';
import { stateStories } from '../../testing/stateStories.ts';

const stories = stateStories(SCREENS.share);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Share',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.share.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...stories.Empty, name: '[SHARE-2] without a game' };
export const One: Story = { ...stories.One, name: '[SHARE-2] [SHARE-3] with a game, on iOS' };
export const Failed: Story = { ...stories.Failed, name: '[SHARE-2] a damaged link' };
