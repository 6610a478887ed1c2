import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { documents } from '../../testing/handlers.ts';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { screenMeta } from '../../testing/screenMeta.ts';
import { SCREENS } from '../../testing/screens.ts';
import { stateStories } from '../../testing/stateStories.ts';
import { press } from '../../testing/steps.ts';
import { textOf } from '../../testing/textOf.ts';

const stories = stateStories(SCREENS.privacy);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Privacy policy',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.privacy.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...stories.Loading, name: '[LEGAL-1] loading' };
export const One: Story = { ...stories.One, name: '[LEGAL-1] the document' };
export const Failed: Story = { ...stories.Failed, name: '[LEGAL-5] the document is missing' };
export const Offline: Story = { ...stories.Offline, name: '[LEGAL-5] it could not be loaded' };

let isOnline = false;

export const TriedAgain: Story = {
  name: '[LEGAL-5] it is there when tried again',
  args: {
    handlers: documents(() =>
      isOnline ? new HttpResponse('## 1. Who we are') : HttpResponse.error(),
    ),
  },
  beforeEach: () => {
    isOnline = false;
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(textOf('Error loading privacy policy.'), {}, { timeout: 5000 });
    isOnline = true;
    await press(canvasElement, 'Try again');
    const chapter = { level: 2, name: '1. Who we are' };
    await expect(await screen.findByRole('heading', chapter)).toBeVisible();
  },
};
