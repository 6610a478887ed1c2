import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { adminCopy, LANGUAGES } from '../../sample-copy/admin.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { LanguageSwitch } from '../LanguageSwitch/index.ts';
import { LoginForm } from './LoginForm.tsx';
import type { LoginFormProps } from './types.ts';

function Signing({ globals, ...props }: LoginFormProps & { globals: Globals }) {
  const copy = adminCopy(globals);
  return (
    <LoginForm
      {...props}
      labels={copy.login}
      brand={{ name: copy.brand, href: '#home' }}
      languageSwitch={
        <LanguageSwitch
          label={copy.language}
          current={String(globals['language'])}
          languages={LANGUAGES}
          onSwitch={() => {}}
        />
      }
    />
  );
}

const meta = {
  title: 'Admin/LoginForm',
  component: LoginForm,
  args: {
    labels: adminCopy({}).login,
    brand: { name: adminCopy({}).brand, href: '#home' },
    pending: false,
    onSubmit: fn(),
  },
  argTypes: {
    labels: { control: false },
    brand: { control: false },
    languageSwitch: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  render: (args, { globals }) => <Signing {...args} globals={globals} />,
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => (
    <MatrixList
      items={{
        rest: <Signing {...args} globals={globals} />,
        refused: (
          <Signing {...args} globals={globals} error={adminCopy(globals).loginErrors.tooMany} />
        ),
        'under way': <Signing {...args} globals={globals} pending />,
      }}
    />
  ),
};

export const Idle: Story = {};

/** Refuses the sign-in that is in flight. */
let refuse = () => {};

function Failing({ globals, onSubmit, ...props }: LoginFormProps & { globals: Globals }) {
  const [submitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <Signing
      {...props}
      globals={globals}
      pending={submitting}
      error={error}
      onSubmit={(typed) => {
        onSubmit(typed);
        setSubmitting(true);
        setError(undefined);
        refuse = () => {
          setSubmitting(false);
          setError(adminCopy(globals).loginErrors.tooMany);
        };
      }}
    />
  );
}

export const SignedOut: Story = {
  name: 'says why somebody who was signed in is asked again',
  render: (args, { globals }) => (
    <Signing {...args} message={adminCopy(globals).signedOut} globals={globals} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(adminCopy(globals).signedOut)).toBeVisible();
  },
};

export const Refused: Story = {
  name: '[LOGIN-4] keeps what was typed, and the focus, when it is refused',
  render: (args, { globals }) => <Failing {...args} globals={globals} />,
  play: async ({ canvas, globals }) => {
    const { login, loginErrors } = adminCopy(globals);
    const email = canvas.getByRole('textbox', { name: login.email });
    const password = canvas.getByLabelText(new RegExp(login.password));
    await userEvent.type(email, 'giulia@campetto.app');
    await userEvent.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toBeDisabled());
    refuse();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loginErrors.tooMany);
    await expect(email).toHaveValue('giulia@campetto.app');
    await expect(password).toHaveValue('wrong');
    await expect(password).toHaveFocus();
  },
};

export const Steady: Story = {
  name: 'the upper edge of the card stays where it is when an error appears',
  globals: { viewport: { value: 'desktop' }, language: 'it' },
  render: (args, { globals }) => (
    <>
      <Signing {...args} globals={globals} />
      <Signing {...args} globals={globals} error={adminCopy(globals).loginErrors.tooMany} />
    </>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const [idle, refused] = canvas.getAllByRole('main').map((card) => {
      const screen = card.parentElement as HTMLElement;
      return card.getBoundingClientRect().top - screen.getBoundingClientRect().top;
    });
    await expect(refused).toBe(idle);
    const [title] = canvas.getAllByRole('heading', { level: 1 });
    // The title is on one line.
    await expect(title?.clientHeight).toBeLessThan(
      1.5 * Number.parseFloat(getComputedStyle(title as Element).lineHeight),
    );
  },
};

export const OnAPhone: Story = {
  name: '[LOGIN-1] on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas }) => {
    // No word of the title is broken.
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(title.clientHeight).toBeLessThan(
      2.5 * Number.parseFloat(getComputedStyle(title).lineHeight),
    );
  },
};
