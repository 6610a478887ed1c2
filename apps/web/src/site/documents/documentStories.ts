import type { StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { fakeClock, pass } from '../../testing/clock.ts';
import { expectText } from '../../testing/expectText.ts';
import { documents } from '../../testing/handlers.ts';
import type { StoryScreen } from '../../testing/StoryScreen.tsx';
import { textOf } from '../../testing/textOf.ts';

type Story = StoryObj<typeof StoryScreen> & Required<Pick<StoryObj<typeof StoryScreen>, 'play'>>;

/** The states of a page whose text is a document. */
export const documentStories = {
  Loading: {
    parameters: { msw: documents(() => delay('infinite')) },
    play: () => expectText('Loading the text'),
  },

  One: {
    play: async ({ canvas }) => {
      // The contents are rendered twice: beside the text, and above it for narrow screens.
      const [contents] = await canvas.findAllByText(textOf('On this page'), { exact: false });
      await expect(contents).toBeInTheDocument();
    },
  },

  Failed: {
    parameters: { msw: documents(() => new HttpResponse(null, { status: 404 })) },
    play: () => expectText('This text was not found.'),
  },

  Offline: {
    args: { offline: true },
    parameters: { msw: documents(() => HttpResponse.error()) },
    play: () => expectText('This text could not be loaded.'),
  },

  TooLate: {
    name: 'a text that does not come can be requested again after 15 seconds',
    beforeEach: fakeClock,
    parameters: { msw: documents(() => delay('infinite')) },
    play: async ({ canvas }) => {
      await expectText('Loading the text');
      await pass(15_000);
      await expectText('This text could not be loaded.');
      await expect(canvas.getByRole('button', { name: textOf('Try again') })).toBeVisible();
    },
  },
} satisfies Record<string, Story>;
