import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { screenMeta } from '../../testing/screenMeta.ts';
import { SCREENS } from '../../testing/screens.ts';
import { stateStories } from '../../testing/stateStories.ts';
import { press } from '../../testing/steps.ts';
import { textOf } from '../../testing/textOf.ts';

const stories = stateStories(SCREENS.discarded);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: discarded',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.discarded.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = stories.Empty;
export const One: Story = stories.One;
export const Many: Story = { ...stories.Many, name: '[REV-1] many' };
export const Failed: Story = {
  ...stories.Failed,
  name: '[REV-15] [TEXT-1] a venue that could not be restored stays',
};
export const FailedOnAPhone: Story = {
  ...stories.Failed,
  name: '[REV-15] on a phone a failure is seen where one is, and heard once',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await stories.Failed.play(context);
    const text = new RegExp(textOf('Failed to restore venue. Please try again.'));
    const failure = within(context.canvasElement).getByText(text);
    await expect(failure.closest('[role="alert"]')).not.toBeNull();
    await expect(failure.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await press(context.canvasElement, 'Dismiss');
    await expect(within(context.canvasElement).queryByRole('alert')).toBeNull();
  },
};
export const Offline: Story = stories.Offline;
export const InFlight: Story = {
  ...stories.InFlight,
  name: '[REV-8] [REV-15] a restore in flight',
};
export const Forbidden: Story = stories.Forbidden;
