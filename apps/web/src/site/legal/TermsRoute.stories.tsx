import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { screenMeta } from '../../testing/screenMeta.ts';
import { SCREENS } from '../../testing/screens.ts';
import { stateStories } from '../../testing/stateStories.ts';

const stories = stateStories(SCREENS.terms);
const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Terms and conditions',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.terms.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { ...stories.Loading, name: '[LEGAL-1] loading' };
export const One: Story = { ...stories.One, name: '[LEGAL-1] the document' };
export const Failed: Story = { ...stories.Failed, name: '[LEGAL-5] the document is missing' };
export const Offline: Story = { ...stories.Offline, name: '[LEGAL-5] it could not be loaded' };
