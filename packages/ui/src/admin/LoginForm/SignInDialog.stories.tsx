import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { adminCopy } from '../../sample-copy/admin.ts';
import { SignInDialog } from './SignInDialog.tsx';

const meta = {
  title: 'Admin/SignInDialog',
  // Documented on the page of LoginForm.
  tags: ['!autodocs'],
  component: SignInDialog,
  args: {
    open: true,
    labels: adminCopy({}).signInAgain,
    email: 'giulia@campetto.app',
    pending: false,
    onSubmit: fn(),
    onCancel: fn(),
  },
  argTypes: { labels: { control: false } },
  render: (args, { globals }) => <SignInDialog {...args} labels={adminCopy(globals).signInAgain} />,
} satisfies Meta<typeof SignInDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Refused: Story = {
  render: (args, { globals }) => {
    const { signInAgain, loginErrors } = adminCopy(globals);
    return <SignInDialog {...args} labels={signInAgain} error={loginErrors.otherAccount} />;
  },
};

export const Submitting: Story = {
  args: { pending: true },
  play: async ({ args, globals }) => {
    const { email, pending } = adminCopy(globals).signInAgain;
    await expect(await screen.findByRole('textbox', { name: email })).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: pending }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, language: 'it' } };
