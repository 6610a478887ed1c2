import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { screenMeta } from '../../testing/screenMeta.ts';
import { SCREENS } from '../../testing/screens.ts';
import { stateStories } from '../../testing/stateStories.ts';

const stories = stateStories(SCREENS.importReport);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Import: report',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.importReport.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = stories.Empty;
export const One: Story = stories.One;
export const Many: Story = stories.Many;
