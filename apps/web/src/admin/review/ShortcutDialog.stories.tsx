import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.shortcuts);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: shortcuts',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.shortcuts.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = cells.One;
