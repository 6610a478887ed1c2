import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { say } from '../../stories/say.ts';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';
import { press } from '../../stories/walk.ts';

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
export const FailedOnAPhone: Story = {
  ...cells.Failed,
  name: '[REV-15] on a phone a failure is seen where one is, and heard once',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await cells.Failed.play(context);
    const [banner, notice, ...others] = within(context.canvasElement).getAllByText(
      say('Failed to restore venue. Please try again.'),
    );
    await expect(others).toHaveLength(0);
    await expect(banner?.closest('[role="alert"]')).not.toBeNull();
    await expect(notice?.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await expect(notice?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await press(context.canvasElement, 'Dismiss');
    await expect(within(context.canvasElement).queryByRole('alert')).toBeNull();
  },
};
export const Offline: Story = cells.Offline;
export const InFlight: Story = { ...cells.InFlight, name: '[REV-8] [REV-15] a restore in flight' };
export const Forbidden: Story = cells.Forbidden;
