import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.discarded);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: discarded',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.discarded.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = cells.Empty;
export const One: Story = cells.One;
export const Many: Story = { ...cells.Many, name: '[REV-1] many' };
export const Failed: Story = {
  ...cells.Failed,
  name: '[REV-15] [TEXT-1] a venue that could not be restored stays',
};
export const Offline: Story = cells.Offline;
export const InFlight: Story = { ...cells.InFlight, name: '[REV-8] [REV-15] a restore in flight' };
export const Forbidden: Story = cells.Forbidden;
