import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.conflict);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: conflict',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.conflict.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = cells.One;
export const Failed: Story = cells.Failed;
