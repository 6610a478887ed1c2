import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryScreen } from '../testing/StoryScreen.tsx';
import { screenMeta } from '../testing/screenMeta.ts';
import { SCREENS } from '../testing/screens.ts';
import { stateStories } from '../testing/stateStories.ts';
import { textOf } from '../testing/textOf.ts';

const LOST =
  'Part of this page could not be loaded. You may be offline, or there is a new version of it.';

const stories = stateStories(SCREENS.fallback);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Fallback',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.fallback.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { ...stories.One, name: '[SITE-7] an unknown address' };
export const Failed: Story = {
  ...stories.Failed,
  name: '[SITE-7] a page whose code did not come: what that means, and another try',
  play: async (context) => {
    await stories.Failed.play(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(textOf(LOST))).toBeVisible();
    await expect(canvas.getByText(/dynamically imported module/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('Reload') })).toBeVisible();
  },
};
