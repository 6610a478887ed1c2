import { PATHS } from '@campetto/contract';
import { delay, HttpResponse } from 'msw';
import { expectErrorMessage, expectText } from '../../testing/expectText.ts';
import { documents } from '../../testing/handlers.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Guide',
  args: { ...screenMeta.args, path: PATHS.documentation },
} satisfies ScreenMeta;
export default meta;

export const Loading: Story = {
  name: '[GUIDE-7] loading',
  parameters: { msw: documents(() => delay('infinite')) },
  play: () => expectText('Loading the guide'),
};

export const Many: Story = {
  name: '[GUIDE-1] [GUIDE-2] four sections',
  play: () => expectText('User levels and XP system'),
};

export const Failed: Story = {
  name: '[GUIDE-7] sections are missing',
  parameters: { msw: documents(() => new HttpResponse(null, { status: 404 })) },
  play: (context) => expectErrorMessage(context, 'Content not available.'),
};

export const Offline: Story = {
  name: '[GUIDE-7] sections could not be loaded',
  args: { offline: true },
  parameters: { msw: documents(() => HttpResponse.error()) },
  play: (context) => expectErrorMessage(context, 'Error loading content.'),
};
