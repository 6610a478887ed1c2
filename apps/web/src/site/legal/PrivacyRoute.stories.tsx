import { PATHS } from '@campetto/contract';
import { delay, HttpResponse, passthrough } from 'msw';
import { expect } from 'storybook/test';
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

let response: Promise<Response>;

export const TriedAgain: Story = {
  name: '[LEGAL-5] the focus stays on the button while it is tried again, then moves to the text',
  parameters: { msw: documents(() => response) },
  beforeEach: () => {
    response = Promise.resolve(HttpResponse.error());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const failed = textOf('Error loading privacy policy.');
    await canvas.findByText(failed);
    const retry = canvas.getByRole('button', { name: textOf('Try again') });
    const { promise, resolve } = Promise.withResolvers<void>();
    response = promise.then(() => HttpResponse.error());
    await userEvent.click(retry);
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf('Loading the privacy policy'));
    await expect(retry).toHaveFocus();
    resolve();
    await canvas.findByText(failed);
    await expect(retry).toHaveFocus();
    response = Promise.resolve(passthrough());
    await userEvent.keyboard('{Enter}');
    await documentStories.One.play(context);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
