import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.approved);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: approved',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.approved.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = cells.Empty;
export const One: Story = cells.One;
export const Many: Story = { ...cells.Many, name: '[REV-1] many' };
