import { PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { italian, screenMeta } from '../../stories/screenMeta.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Sign-in',
  component: StoryScreen,
  args: { ...screenMeta.args, path: PATHS.admin, user: null },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const refusing = (code: string) => () =>
  Promise.reject(Object.assign(new Error(code), { code: `auth/${code}` }));

async function signIn(canvasElement: HTMLElement, email: string, password: string) {
  const canvas = within(canvasElement);
  const field = await canvas.findByLabelText('Email');
  if (email) await userEvent.type(field, email);
  if (password) await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: /Sign in|Accedi/ }));
  return canvas;
}

export const Ready: Story = {
  name: '[LOGIN-1] ready',
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { name: 'Admin Panel' });
    await expect(heading).toBeVisible();
  },
};

export const Italian: Story = {
  ...italian,
  name: 'in Italian',
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', {
      name: 'Area amministratori',
    });
    await expect(heading).toBeVisible();
  },
};

export const Submitting: Story = {
  name: '[LOGIN-2] signing in',
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement, 'giulia@campetto.app', 'secret');
    await expect(await canvas.findByRole('button', { name: 'Signing in...' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toBeDisabled();
  },
};

export const Empty: Story = {
  name: '[LOGIN-3] a field left empty',
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement, 'giulia@campetto.app', '');
    await expect(await canvas.findByText('Please fill in all fields.')).toBeVisible();
  },
};

const MESSAGES: [code: string, message: string, italianMessage: string][] = [
  ['user-not-found', 'No user found with this email address', 'Nessun utente trovato'],
  ['wrong-password', 'Invalid password', 'Password non corretta'],
  ['invalid-email', 'Invalid email address', 'Indirizzo email non valido'],
  ['too-many-requests', 'Too many failed attempts. Please try again later', 'Troppi tentativi'],
  ['network-request-failed', 'Network error. Please check your connection', 'Errore di rete'],
  ['internal-error', 'Failed to log in. Please try again', 'Accesso non riuscito'],
  ['invalid-credential', 'Invalid email or password.', 'Email o password non corrette.'],
];

function refused(index: number, language: 'en' | 'it'): Story {
  const [code, english, inItalian] = MESSAGES[index] ?? ['', '', ''];
  return {
    name: `[LOGIN-4] [TEXT-1] ${code}${language === 'it' ? ', in Italian' : ''}`,
    globals: { language },
    args: { signIn: refusing(code) },
    play: async ({ canvasElement }) => {
      const canvas = await signIn(canvasElement, 'giulia@campetto.app', 'secret');
      const message = language === 'it' ? new RegExp(inItalian) : english;
      await expect(await canvas.findByText(message)).toBeVisible();
      await expect(canvas.getByLabelText('Email')).toHaveValue('giulia@campetto.app');
    },
  };
}

export const UserNotFound = refused(0, 'en');
export const WrongPassword = refused(1, 'en');
export const InvalidEmail = refused(2, 'en');
export const TooManyRequests = refused(3, 'en');
export const NetworkFailed = refused(4, 'en');
export const OtherFailure = refused(5, 'en');
export const InvalidCredential = refused(6, 'en');
export const TooManyRequestsItalian = refused(3, 'it');
export const InvalidCredentialItalian = refused(6, 'it');
