import { PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { screenMeta } from '../../testing/screenMeta.ts';
import { documentStories } from './documentStories.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/For venues',
  component: StoryScreen,
  args: { ...screenMeta.args, path: PATHS.forVenues },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = documentStories.Loading;

export const One: Story = documentStories.One;

export const Failed: Story = documentStories.Failed;

export const Offline: Story = documentStories.Offline;
