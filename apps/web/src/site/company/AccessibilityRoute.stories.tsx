import { PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { documents } from '../../testing/handlers.ts';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Accessibility',
  component: StoryScreen,
  args: { ...screenMeta.args, path: PATHS.accessibility },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { msw: { handlers: documents(() => delay('infinite')) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('Loading the text'))).toBeInTheDocument();
  },
};

export const One: Story = {
  play: async ({ canvas }) => {
    // Twice: beside the text, and above it on a narrow screen.
    const [contents] = await canvas.findAllByText(textOf('On this page'), { exact: false });
    await expect(contents).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: documents(() => new HttpResponse(null, { status: 404 })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('This text was not found.'))).toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: { handlers: documents(() => HttpResponse.error()) } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(textOf('This text could not be loaded.')),
    ).toBeInTheDocument();
  },
};
