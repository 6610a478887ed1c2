import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';
import { textOf } from '../../../testing/textOf.ts';

const stories = stateStories(SCREENS.discard);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: discard with a reason',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.discard.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  ...stories.Empty,
  name: '[REV-10] leads to the words that are missing',
  play: async (context) => {
    await stories.Empty.play(context);
    const note = screen.getByRole('textbox');
    await waitFor(() => expect(note).toHaveFocus());
    await expect(note).toHaveAccessibleDescription(textOf('Say why, so that others can follow.'));
  },
};
export const One: Story = { ...stories.One, name: '[REV-10] asks first' };
export const Failed: Story = {
  ...stories.Failed,
  name: '[REV-11] [TEXT-1] a decision that failed keeps the modal',
};
export const Offline: Story = stories.Offline;
export const InFlight: Story = { ...stories.InFlight, name: '[REV-8] [REV-10] in flight' };
export const Forbidden: Story = stories.Forbidden;
