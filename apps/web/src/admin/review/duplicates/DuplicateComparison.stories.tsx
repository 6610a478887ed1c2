import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';

const stories = stateStories(SCREENS.duplicates);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: duplicates',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.duplicates.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = stories.One;
export const OneItalian: Story = {
  ...stories.One,
  name: 'one, in Italian: the status agrees with one venue',
  globals: { language: 'it' },
  play: async (context) => {
    await stories.One.play(context);
    await expect(screen.getByText('Approvata')).toBeVisible();
  },
};
export const Many: Story = stories.Many;
export const Failed: Story = stories.Failed;
export const Offline: Story = stories.Offline;
export const InFlight: Story = stories.InFlight;
export const Forbidden: Story = stories.Forbidden;
