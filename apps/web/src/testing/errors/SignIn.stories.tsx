import { PATHS } from '@campetto/contract';
import { errorAfter } from '../expectText.ts';
import { type ScreenMeta, type Story, screenMeta } from '../screenMeta.ts';
import { refusing, signIn } from '../steps/signIn.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Errors/Sign-in',
  args: { ...screenMeta.args, path: PATHS.admin, user: null },
} satisfies ScreenMeta;
export default meta;

export const UserNotFound: Story = {
  name: '[LOGIN-4] [TEXT-1] user-not-found',
  args: refusing('user-not-found'),
  play: errorAfter(signIn, 'No user found with this email address'),
};

export const WrongPassword: Story = {
  name: '[LOGIN-4] [TEXT-1] wrong-password',
  args: refusing('wrong-password'),
  play: errorAfter(signIn, 'Invalid password'),
};

export const InvalidEmail: Story = {
  name: '[LOGIN-4] [TEXT-1] invalid-email',
  args: refusing('invalid-email'),
  play: errorAfter(signIn, 'Invalid email address'),
};

export const TooManyRequests: Story = {
  name: '[LOGIN-4] [TEXT-1] too-many-requests',
  args: refusing('too-many-requests'),
  play: errorAfter(signIn, 'Too many failed attempts. Please try again later'),
};

export const AnyOther: Story = {
  name: '[LOGIN-4] [TEXT-1] any other',
  args: refusing('internal-error'),
  play: errorAfter(signIn, 'Failed to log in. Please try again'),
};
