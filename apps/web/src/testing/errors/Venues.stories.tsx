import { listPath, PATHS } from '@campetto/contract';
import { http } from 'msw';
import { expectErrorMessage } from '../expectText.ts';
import { VENUES, venueList } from '../handlers.ts';
import { type ScreenMeta, type Story, screenMeta } from '../screenMeta.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Errors/Venues',
  args: { ...screenMeta.args, path: PATHS.venues },
} satisfies ScreenMeta;
export default meta;

export const NoImage: Story = {
  name: '[REV-6] no image',
  parameters: { msw: [http.get(listPath('pending'), venueList(VENUES.slice(0, 1)))] },
  play: (context) => expectErrorMessage(context, 'No image'),
};
