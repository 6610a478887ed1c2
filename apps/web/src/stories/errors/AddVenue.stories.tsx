import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellStories } from '../cells.ts';
import { StoryScreen } from '../StoryScreen.tsx';
import { screenMeta } from '../screenMeta.ts';
import { ERROR_CELLS } from './cells.ts';

const cells = cellStories(ERROR_CELLS.addVenueErrors);
const meta = {
  ...screenMeta,
  title: 'Screens/Errors/Add venue',
  component: StoryScreen,
  args: { ...screenMeta.args, path: ERROR_CELLS.addVenueErrors.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NameRequired: Story = {
  ...cells.NameRequired,
  name: '[ADD-6] [TEXT-1] Name required',
};
export const CountryRequired: Story = {
  ...cells.CountryRequired,
  name: '[ADD-6] [TEXT-1] Country required',
};
export const CountryCodeRequired: Story = {
  ...cells.CountryCodeRequired,
  name: '[ADD-6] [TEXT-1] Country code required',
};
export const CityRequired: Story = {
  ...cells.CityRequired,
  name: '[ADD-6] [TEXT-1] City required',
};
export const StreetRequired: Story = {
  ...cells.StreetRequired,
  name: '[ADD-6] [TEXT-1] Street required',
};
export const NumberRequired: Story = {
  ...cells.NumberRequired,
  name: '[ADD-6] [TEXT-1] Number required',
};
export const PostalCodeRequired: Story = {
  ...cells.PostalCodeRequired,
  name: '[ADD-6] [TEXT-1] Postal code required',
};
export const StateRequired: Story = {
  ...cells.StateRequired,
  name: '[ADD-6] [TEXT-1] State required',
};
export const StateCodeRequired: Story = {
  ...cells.StateCodeRequired,
  name: '[ADD-6] [TEXT-1] State code required',
};
export const SportsRequired: Story = {
  ...cells.SportsRequired,
  name: '[ADD-6] [TEXT-1] Sports required',
};
export const Created: Story = { ...cells.Created, name: '[ADD-8] [TEXT-1] created' };
export const NoAddress: Story = { ...cells.NoAddress, name: '[ADD-9] no address' };
