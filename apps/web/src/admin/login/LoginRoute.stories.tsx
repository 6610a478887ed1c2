import { PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { screenMeta } from '../../testing/screenMeta.ts';
import { SCREENS } from '../../testing/screens.ts';
import { stateStories } from '../../testing/stateStories.ts';
import { textOf } from '../../testing/textOf.ts';

const stories = stateStories(SCREENS.signIn);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Sign-in',
  component: StoryScreen,
  args: { ...screenMeta.args, path: PATHS.admin, user: null },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...stories.Empty, name: '[LOGIN-3] [TEXT-1] empty' };
export const One: Story = { ...stories.One, name: '[LOGIN-1] ready' };
export const Failed: Story = { ...stories.Failed, name: '[LOGIN-4] [TEXT-1] error' };
export const Offline: Story = { ...stories.Offline, name: '[LOGIN-4] [TEXT-1] offline' };
export const InFlight: Story = {
  ...stories.InFlight,
  name: '[LOGIN-2] signing in: nothing can be changed',
  play: async (context) => {
    await stories.InFlight.play(context);
    await expect(within(context.canvasElement).getByLabelText(textOf('Email'))).toBeDisabled();
  },
};
