import { PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { say } from '../../stories/say.ts';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';

const cells = cellsOf(SCREENS.signIn);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Sign-in',
  component: StoryScreen,
  args: { ...screenMeta.args, path: PATHS.admin, user: null },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...cells.Empty, name: '[LOGIN-3] [TEXT-1] empty' };
export const One: Story = { ...cells.One, name: '[LOGIN-1] ready' };
export const Failed: Story = { ...cells.Failed, name: '[LOGIN-4] [TEXT-1] error' };
export const Offline: Story = { ...cells.Offline, name: '[LOGIN-4] [TEXT-1] offline' };
export const InFlight: Story = {
  ...cells.InFlight,
  name: '[LOGIN-2] signing in: nothing can be changed',
  play: async (context) => {
    await cells.InFlight.play(context);
    await expect(within(context.canvasElement).getByLabelText(say('Email'))).toBeDisabled();
  },
};
