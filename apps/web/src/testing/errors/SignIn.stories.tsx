import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../StoryScreen.tsx';
import { screenMeta } from '../screenMeta.ts';
import { errorStories } from '../stateStories.ts';
import { ERROR_STATES } from './states.ts';

const stories = errorStories(ERROR_STATES.signInErrors);
const meta = {
  ...screenMeta,
  title: 'Screens/Errors/Sign-in',
  component: StoryScreen,
  args: { ...screenMeta.args, path: ERROR_STATES.signInErrors.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UserNotFound: Story = {
  ...stories.UserNotFound,
  name: '[LOGIN-4] [TEXT-1] user-not-found',
};
export const WrongPassword: Story = {
  ...stories.WrongPassword,
  name: '[LOGIN-4] [TEXT-1] wrong-password',
};
export const InvalidEmail: Story = {
  ...stories.InvalidEmail,
  name: '[LOGIN-4] [TEXT-1] invalid-email',
};
export const TooManyRequests: Story = {
  ...stories.TooManyRequests,
  name: '[LOGIN-4] [TEXT-1] too-many-requests',
};
export const AnyOther: Story = { ...stories.AnyOther, name: '[LOGIN-4] [TEXT-1] any other' };
