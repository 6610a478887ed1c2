import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';

const stories = stateStories(SCREENS.edit);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: edit',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.edit.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...stories.Empty, name: '[EDIT-1] a venue of which little is known' };
export const One: Story = { ...stories.One, name: '[EDIT-1] the form' };
export const Failed: Story = { ...stories.Failed, name: '[EDIT-2] [TEXT-1] error' };
export const Offline: Story = stories.Offline;
export const InFlight: Story = stories.InFlight;
export const Forbidden: Story = stories.Forbidden;
