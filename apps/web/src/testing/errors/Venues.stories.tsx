import { listPath, PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expectErrorMessage } from '../expectErrorMessage.ts';
import { VENUES, venueList } from '../handlers.ts';
import { StoryScreen } from '../StoryScreen.tsx';
import { screenMeta } from '../screenMeta.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Errors/Venues',
  component: StoryScreen,
  args: { ...screenMeta.args, path: PATHS.venues },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoImage: Story = {
  name: '[REV-6] no image',
  parameters: { msw: { handlers: [http.get(listPath('pending'), venueList(VENUES.slice(0, 1)))] } },
  play: async (context) => {
    await expectErrorMessage(context, 'No image');
  },
};
