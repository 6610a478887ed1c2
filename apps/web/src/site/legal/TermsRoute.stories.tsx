import { PATHS } from '@campetto/contract';
import { delay, HttpResponse } from 'msw';
import { expectErrorMessage, expectText } from '../../testing/expectText.ts';
import { documents } from '../../testing/handlers.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { documentStories } from '../documents/documentStories.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Terms and conditions',
  args: { ...screenMeta.args, path: PATHS.terms },
} satisfies ScreenMeta;
export default meta;

export const Loading: Story = {
  name: '[LEGAL-1] loading',
  parameters: { msw: documents(() => delay('infinite')) },
  play: () => expectText('Loading the terms and conditions'),
};

export const One: Story = { ...documentStories.One, name: '[LEGAL-1] the document' };

export const Failed: Story = {
  name: '[LEGAL-5] the document is missing',
  parameters: { msw: documents(() => new HttpResponse(null, { status: 404 })) },
  play: (context) => expectErrorMessage(context, 'Terms and conditions not found.'),
};

export const Offline: Story = {
  name: '[LEGAL-5] it could not be loaded',
  args: { offline: true },
  parameters: { msw: documents(() => HttpResponse.error()) },
  play: (context) => expectErrorMessage(context, 'Error loading terms and conditions.'),
};
