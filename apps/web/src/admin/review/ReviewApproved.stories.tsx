import { PATHS } from '@campetto/contract';
import { expectText } from '../../testing/expectText.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { listStoriesOf } from './list/listStories.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: approved',
  args: { ...screenMeta.args, path: `${PATHS.venues}?status=approved` },
} satisfies ScreenMeta;
export default meta;

const listStories = listStoriesOf('approved', 'Approved venues');

export const Empty: Story = listStories.Empty;

export const One: Story = listStories.One;

export const Many: Story = {
  name: '[REV-1] many',
  play: () => expectText('Approved venues'),
};
