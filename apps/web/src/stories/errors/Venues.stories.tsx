import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellStories } from '../cells.ts';
import { StoryScreen } from '../StoryScreen.tsx';
import { screenMeta } from '../screenMeta.ts';
import { ERROR_CELLS } from './cells.ts';

const cells = cellStories(ERROR_CELLS.venueErrors);
const meta = {
  ...screenMeta,
  title: 'Screens/Errors/Venues',
  component: StoryScreen,
  args: { ...screenMeta.args, path: ERROR_CELLS.venueErrors.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoImage: Story = { ...cells.NoImage, name: '[REV-6] no image' };
