import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';

const stories = stateStories(SCREENS.history);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: history',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.history.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const One: Story = stories.One;
export const Many: Story = {
  ...stories.Many,
  play: async (context) => {
    await stories.Many.play(context);
    const dialog = within(document.body).getByRole('dialog');
    await expect(
      await within(dialog).findByRole('row', {
        name: /^(Picture Earlier picture New picture|Immagine Immagine precedente Nuova immagine)$/,
      }),
    ).toBeVisible();
  },
};
export const Failed: Story = stories.Failed;
export const Offline: Story = stories.Offline;
export const InFlight: Story = stories.InFlight;
export const Forbidden: Story = stories.Forbidden;
