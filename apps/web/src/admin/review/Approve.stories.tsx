import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.approve);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: approve',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.approve.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { ...cells.One, name: '[REV-10] asks first' };
export const Failed: Story = {
  ...cells.Failed,
  name: '[REV-11] [TEXT-1] a decision that failed keeps the modal',
};
export const Offline: Story = cells.Offline;
export const InFlight: Story = { ...cells.InFlight, name: '[REV-8] [REV-10] in flight' };
export const Forbidden: Story = cells.Forbidden;
