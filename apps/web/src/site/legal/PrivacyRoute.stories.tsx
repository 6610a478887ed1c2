import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { documents, offline } from '../../stories/answers.ts';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { say } from '../../stories/say.ts';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';
import { press } from '../../stories/walk.ts';

const cells = cellsOf(SCREENS.privacy);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Privacy policy',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.privacy.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...cells.Loading, name: '[LEGAL-1] loading' };
export const One: Story = { ...cells.One, name: '[LEGAL-1] the document' };
export const Failed: Story = { ...cells.Failed, name: '[LEGAL-5] the document is missing' };
export const Offline: Story = { ...cells.Offline, name: '[LEGAL-5] it could not be loaded' };

let isOnline = false;

export const TriedAgain: Story = {
  name: '[LEGAL-5] it is there when tried again',
  args: {
    answers: documents(() => (isOnline ? new Response('## 1. Who we are') : offline())),
  },
  beforeEach: () => {
    isOnline = false;
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(say('Error loading privacy policy.'), {}, { timeout: 5000 });
    isOnline = true;
    await press(canvasElement, 'Try again');
    const chapter = { level: 2, name: '1. Who we are' };
    await expect(await screen.findByRole('heading', chapter)).toBeVisible();
  },
};
