import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cellsOf } from '../stories/cells.ts';
import { StoryScreen } from '../stories/StoryScreen.tsx';
import { say } from '../stories/say.ts';
import { screenMeta } from '../stories/screenMeta.ts';
import { SCREENS } from '../stories/screens.ts';

const LOST =
  'Part of this page could not be loaded. You may be offline, or there is a new version of it.';

const cells = cellsOf(SCREENS.fallback);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Fallback',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.fallback.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { ...cells.One, name: '[SITE-7] an unknown address' };
export const Failed: Story = {
  ...cells.Failed,
  name: '[SITE-7] a page whose code did not come: what that means, and another try',
  play: async (context) => {
    await cells.Failed.play(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(say(LOST))).toBeVisible();
    await expect(canvas.getByText(/dynamically imported module/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('Reload') })).toBeVisible();
  },
};
