import { PATHS } from '@campetto/contract';
import { expect } from 'storybook/test';
import { errorAfter, expectErrorMessage, expectText } from '../../testing/expectText.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { refusing, signIn } from '../../testing/steps/signIn.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Sign-in',
  args: { ...screenMeta.args, path: PATHS.admin, user: null },
} satisfies ScreenMeta;
export default meta;

export const Empty: Story = {
  name: '[LOGIN-3] [TEXT-1] empty',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: textOf('Sign in') }));
    await expectErrorMessage(context, 'Please fill in all fields.');
  },
};

export const One: Story = {
  name: '[LOGIN-1] ready',
  play: () => expectText('Sign in to the admin dashboard'),
};

export const Failed: Story = {
  name: '[LOGIN-4] [TEXT-1] error',
  args: refusing('invalid-credential'),
  play: errorAfter(signIn, 'Invalid email or password.'),
};

export const Offline: Story = {
  name: '[LOGIN-4] [TEXT-1] offline',
  args: refusing('network-request-failed'),
  play: errorAfter(signIn, 'Network error. Please check your connection'),
};

export const InFlight: Story = {
  name: '[LOGIN-2] signing in: nothing can be changed',
  play: async (context) => {
    await signIn(context);
    const { canvas } = context;
    await expectText('Signing in...');
    await expect(canvas.getByLabelText(textOf('Email'))).toBeDisabled();
  },
};
