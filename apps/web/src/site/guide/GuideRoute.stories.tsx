import { PATHS } from '@campetto/contract';
import { delay, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { expectErrorMessage } from '../../testing/expectErrorMessage.ts';
import { documents } from '../../testing/handlers.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Guide',
  args: { ...screenMeta.args, path: PATHS.documentation },
} satisfies ScreenMeta;
export default meta;

export const Loading: Story = {
  name: '[GUIDE-7] loading',
  parameters: { msw: { handlers: documents(() => delay('infinite')) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('Loading the guide'))).toBeInTheDocument();
  },
};

export const Many: Story = {
  name: '[GUIDE-1] [GUIDE-2] four sections',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('User levels and XP system'))).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '[GUIDE-7] sections are missing',
  parameters: { msw: { handlers: documents(() => new HttpResponse(null, { status: 404 })) } },
  play: async (context) => {
    await expectErrorMessage(context, 'Content not available.');
  },
};

export const Offline: Story = {
  name: '[GUIDE-7] sections could not be loaded',
  args: { offline: true },
  parameters: { msw: { handlers: documents(() => HttpResponse.error()) } },
  play: async (context) => {
    await expectErrorMessage(context, 'Error loading content.');
  },
};
