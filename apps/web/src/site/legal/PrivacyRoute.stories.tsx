import { PATHS } from '@campetto/contract';
import { delay, HttpResponse, passthrough } from 'msw';
import { expectErrorMessage, expectText } from '../../testing/expectText.ts';
import { documents } from '../../testing/handlers.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';
import { documentStories } from '../documents/documentStories.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Privacy policy',
  args: { ...screenMeta.args, path: PATHS.privacy },
} satisfies ScreenMeta;
export default meta;

export const Loading: Story = {
  name: '[LEGAL-1] loading',
  parameters: { msw: documents(() => delay('infinite')) },
  play: () => expectText('Loading the privacy policy'),
};

export const One: Story = { ...documentStories.One, name: '[LEGAL-1] the document' };

export const Failed: Story = {
  name: '[LEGAL-5] the document is missing',
  parameters: { msw: documents(() => new HttpResponse(null, { status: 404 })) },
  play: (context) => expectErrorMessage(context, 'Privacy policy not found.'),
};

export const Offline: Story = {
  name: '[LEGAL-5] it could not be loaded',
  args: { offline: true },
  parameters: { msw: documents(() => HttpResponse.error()) },
  play: (context) => expectErrorMessage(context, 'Error loading privacy policy.'),
};

let isOnline = false;

export const TriedAgain: Story = {
  name: '[LEGAL-5] it is there when tried again',
  parameters: { msw: documents(() => (isOnline ? passthrough() : HttpResponse.error())) },
  beforeEach: () => {
    isOnline = false;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(textOf('Error loading privacy policy.'));
    isOnline = true;
    await userEvent.click(canvas.getByRole('button', { name: textOf('Try again') }));
    await documentStories.One.play(context);
  },
};
