import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellStories } from '../cells.ts';
import { StoryScreen } from '../StoryScreen.tsx';
import { screenMeta } from '../screenMeta.ts';
import { ERROR_CELLS } from './cells.ts';

const cells = cellStories(ERROR_CELLS.signInErrors);
const meta = {
  ...screenMeta,
  title: 'Screens/Errors/Sign-in',
  component: StoryScreen,
  args: { ...screenMeta.args, path: ERROR_CELLS.signInErrors.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UserNotFound: Story = {
  ...cells.UserNotFound,
  name: '[LOGIN-4] [TEXT-1] user-not-found',
};
export const WrongPassword: Story = {
  ...cells.WrongPassword,
  name: '[LOGIN-4] [TEXT-1] wrong-password',
};
export const InvalidEmail: Story = {
  ...cells.InvalidEmail,
  name: '[LOGIN-4] [TEXT-1] invalid-email',
};
export const TooManyRequests: Story = {
  ...cells.TooManyRequests,
  name: '[LOGIN-4] [TEXT-1] too-many-requests',
};
export const AnyOther: Story = { ...cells.AnyOther, name: '[LOGIN-4] [TEXT-1] any other' };
