import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { say } from '../../stories/say.ts';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.discard);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: discard with a reason',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.discard.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  ...cells.Empty,
  name: '[REV-10] leads to the words that are missing',
  play: async (context) => {
    await cells.Empty.play(context);
    const note = screen.getByRole('textbox');
    await waitFor(() => expect(note).toHaveFocus());
    await expect(note).toHaveAccessibleDescription(say('Say why, so that others can follow.'));
  },
};
export const One: Story = { ...cells.One, name: '[REV-10] asks first' };
export const Failed: Story = {
  ...cells.Failed,
  name: '[REV-11] [TEXT-1] a decision that failed keeps the modal',
};
export const Offline: Story = cells.Offline;
export const InFlight: Story = { ...cells.InFlight, name: '[REV-8] [REV-10] in flight' };
export const Forbidden: Story = cells.Forbidden;
