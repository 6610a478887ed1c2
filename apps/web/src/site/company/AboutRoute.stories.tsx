import { PATHS } from '@campetto/contract';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { documentStories } from '../documents/documentStories.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/About',
  args: { ...screenMeta.args, path: PATHS.about },
} satisfies ScreenMeta;
export default meta;

export const Loading: Story = documentStories.Loading;

export const One: Story = documentStories.One;

export const Failed: Story = documentStories.Failed;

export const Offline: Story = documentStories.Offline;

export const TooLate: Story = documentStories.TooLate;
