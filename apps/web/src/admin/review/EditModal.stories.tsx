import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.edit);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: edit',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.edit.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...cells.Empty, name: '[EDIT-1] a venue of which little is known' };
export const One: Story = { ...cells.One, name: '[EDIT-1] the form' };
export const Failed: Story = { ...cells.Failed, name: '[EDIT-2] [TEXT-1] error' };
export const Offline: Story = cells.Offline;
export const InFlight: Story = cells.InFlight;
export const Forbidden: Story = cells.Forbidden;
