import { PATHS } from '@campetto/contract';
import { expect } from 'storybook/test';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Share',
  args: { ...screenMeta.args, path: PATHS.share },
} satisfies ScreenMeta;
export default meta;

export const Empty: Story = {
  name: '[SHARE-2] without a game',
  args: { device: 'android' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(textOf('Find a match, a team and a pitch near you.')),
    ).toBeInTheDocument();
  },
};

export const One: Story = {
  name: '[SHARE-2] [SHARE-3] with a game, on iOS',
  args: { path: `${PATHS.share}/verona_5-a`, device: 'ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('You need the app'))).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '[SHARE-2] a damaged link',
  args: { path: `${PATHS.share}/%20`, device: 'android' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('This link is damaged'))).toBeInTheDocument();
  },
};
