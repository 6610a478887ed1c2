import { PATHS } from '@campetto/contract';
import { delay, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { expectErrorMessage } from '../../testing/expectErrorMessage.ts';
import { documents } from '../../testing/handlers.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Terms and conditions',
  args: { ...screenMeta.args, path: PATHS.terms },
} satisfies ScreenMeta;
export default meta;

export const Loading: Story = {
  name: '[LEGAL-1] loading',
  parameters: { msw: { handlers: documents(() => delay('infinite')) } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(textOf('Loading the terms and conditions')),
    ).toBeInTheDocument();
  },
};

export const One: Story = {
  name: '[LEGAL-1] the document',
  play: async ({ canvas }) => {
    // Twice: beside the text, and above it on a narrow screen.
    const [contents] = await canvas.findAllByText(textOf('On this page'), { exact: false });
    await expect(contents).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '[LEGAL-5] the document is missing',
  parameters: { msw: { handlers: documents(() => new HttpResponse(null, { status: 404 })) } },
  play: async (context) => {
    await expectErrorMessage(context, 'Terms and conditions not found.');
  },
};

export const Offline: Story = {
  name: '[LEGAL-5] it could not be loaded',
  args: { offline: true },
  parameters: { msw: { handlers: documents(() => HttpResponse.error()) } },
  play: async (context) => {
    await expectErrorMessage(context, 'Error loading terms and conditions.');
  },
};
