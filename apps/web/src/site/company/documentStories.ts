import type { StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { documents } from '../../testing/handlers.ts';
import type { StoryScreen } from '../../testing/StoryScreen.tsx';
import { textOf } from '../../testing/textOf.ts';

type Story = StoryObj<typeof StoryScreen> & Required<Pick<StoryObj<typeof StoryScreen>, 'play'>>;

/** The states of a page whose text is a document. */
export const documentStories = {
  Loading: {
    parameters: { msw: { handlers: documents(() => delay('infinite')) } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(textOf('Loading the text'))).toBeInTheDocument();
    },
  },

  One: {
    play: async ({ canvas }) => {
      // Twice: beside the text, and above it on a narrow screen.
      const [contents] = await canvas.findAllByText(textOf('On this page'), { exact: false });
      await expect(contents).toBeInTheDocument();
    },
  },

  Failed: {
    parameters: { msw: { handlers: documents(() => new HttpResponse(null, { status: 404 })) } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(textOf('This text was not found.'))).toBeInTheDocument();
    },
  },

  Offline: {
    args: { offline: true },
    parameters: { msw: { handlers: documents(() => HttpResponse.error()) } },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByText(textOf('This text could not be loaded.')),
      ).toBeInTheDocument();
    },
  },
} satisfies Record<string, Story>;
