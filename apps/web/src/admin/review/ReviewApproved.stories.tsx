import { PATHS } from '@campetto/contract';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { listStoriesOf } from './list/listStories.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: approved',
  args: { ...screenMeta.args, path: `${PATHS.venues}?status=approved` },
} satisfies ScreenMeta;
export default meta;

const listStories = listStoriesOf('approved', {
  title: 'Approved venues',
  subtitle: 'What players find in the app. Keep it correct.',
  many: 6,
});

export const Empty: Story = listStories.Empty;

export const One: Story = listStories.One;

export const Many: Story = listStories.Many;
