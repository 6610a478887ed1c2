import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../StoryScreen.tsx';
import { screenMeta } from '../screenMeta.ts';
import { errorStories } from '../stateStories.ts';
import { ERROR_STATES } from './states.ts';

const stories = errorStories(ERROR_STATES.addVenueErrors);
const meta = {
  ...screenMeta,
  title: 'Screens/Errors/Add venue',
  component: StoryScreen,
  args: { ...screenMeta.args, path: ERROR_STATES.addVenueErrors.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NameRequired: Story = {
  ...stories.NameRequired,
  name: '[ADD-6] [TEXT-1] Name required',
};
export const CountryRequired: Story = {
  ...stories.CountryRequired,
  name: '[ADD-6] [TEXT-1] Country required',
};
export const CountryCodeRequired: Story = {
  ...stories.CountryCodeRequired,
  name: '[ADD-6] [TEXT-1] Country code required',
};
export const CityRequired: Story = {
  ...stories.CityRequired,
  name: '[ADD-6] [TEXT-1] City required',
};
export const StreetRequired: Story = {
  ...stories.StreetRequired,
  name: '[ADD-6] [TEXT-1] Street required',
};
export const NumberRequired: Story = {
  ...stories.NumberRequired,
  name: '[ADD-6] [TEXT-1] Number required',
};
export const PostalCodeRequired: Story = {
  ...stories.PostalCodeRequired,
  name: '[ADD-6] [TEXT-1] Postal code required',
};
export const StateRequired: Story = {
  ...stories.StateRequired,
  name: '[ADD-6] [TEXT-1] State required',
};
export const StateCodeRequired: Story = {
  ...stories.StateCodeRequired,
  name: '[ADD-6] [TEXT-1] State code required',
};
export const SportsRequired: Story = {
  ...stories.SportsRequired,
  name: '[ADD-6] [TEXT-1] Sports required',
};
export const Created: Story = { ...stories.Created, name: '[ADD-8] [TEXT-1] created' };
export const NoAddress: Story = { ...stories.NoAddress, name: '[ADD-9] no address' };
