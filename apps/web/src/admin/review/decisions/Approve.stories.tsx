import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';

const stories = stateStories(SCREENS.approve);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: approve',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.approve.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { ...stories.One, name: '[REV-10] asks first' };
export const Failed: Story = {
  ...stories.Failed,
  name: '[REV-11] [TEXT-1] a decision that failed keeps the modal',
};
export const Offline: Story = stories.Offline;
export const Reconnected: Story = {
  name: '[REV-11] a failure for want of a connection is forgotten once it is back',
  args: stories.Offline.args,
  play: async (context) => {
    await stories.Offline.play(context);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  },
};
export const InFlight: Story = { ...stories.InFlight, name: '[REV-8] [REV-10] in flight' };
export const Forbidden: Story = stories.Forbidden;
