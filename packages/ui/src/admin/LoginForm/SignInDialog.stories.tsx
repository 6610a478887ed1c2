import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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

export const Idle: Story = {
  name: '[API-7] signs in again by keyboard alone',
  play: async ({ args, globals }) => {
    const { title, message, email, password } = adminCopy(globals).signInAgain;
    const panel = await screen.findByRole('dialog', { name: title });
    await expect(panel).toHaveAccessibleDescription(message);
    await expect(screen.getByRole('textbox', { name: email })).toHaveValue('giulia@campetto.app');
    await waitFor(() => expect(screen.getByLabelText(new RegExp(password))).toHaveFocus());
    await userEvent.keyboard('correct horse{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: 'giulia@campetto.app',
      password: 'correct horse',
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  render: (args, { globals }) => {
    const { signInAgain, loginErrors } = adminCopy(globals);
    return <SignInDialog {...args} labels={signInAgain} error={loginErrors.otherAccount} />;
  },
  play: async ({ globals }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      adminCopy(globals).loginErrors.otherAccount,
    );
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
