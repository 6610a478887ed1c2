import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../StoryScreen.tsx';
import { screenMeta } from '../screenMeta.ts';
import { errorStories } from '../stateStories.ts';
import { ERROR_STATES } from './states.ts';

const stories = errorStories(ERROR_STATES.venueErrors);
const meta = {
  ...screenMeta,
  title: 'Screens/Errors/Venues',
  component: StoryScreen,
  args: { ...screenMeta.args, path: ERROR_STATES.venueErrors.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoImage: Story = { ...stories.NoImage, name: '[REV-6] no image' };
