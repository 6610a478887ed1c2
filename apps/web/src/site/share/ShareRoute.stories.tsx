import { PATHS } from '@campetto/contract';
import { expectText } from '../../testing/expectText.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Share',
  args: { ...screenMeta.args, path: PATHS.share },
} satisfies ScreenMeta;
export default meta;

export const Empty: Story = {
  name: '[SHARE-2] without a game',
  args: { device: 'android' },
  play: () => expectText('Find a match, a team and a pitch near you.'),
};

export const One: Story = {
  name: '[SHARE-2] [SHARE-3] with a game, on iOS',
  args: { path: `${PATHS.share}/verona_5-a`, device: 'ios' },
  play: () => expectText('You need the app'),
};

export const Failed: Story = {
  name: '[SHARE-2] a damaged link',
  args: { path: `${PATHS.share}/%20`, device: 'android' },
  play: () => expectText('This link is damaged'),
};
