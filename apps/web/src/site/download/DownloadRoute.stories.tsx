import { PATHS } from '@campetto/contract';
import { expectText } from '../../testing/expectText.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Download',
  args: { ...screenMeta.args, path: PATHS.download },
} satisfies ScreenMeta;
export default meta;

export const Loading: Story = {
  name: '[DL-3] before scripts have run',
  args: { prerendered: true },
  play: () => expectText('Choose your store: the app is free.'),
};

export const One: Story = {
  name: '[DL-1] a computer',
  args: { device: 'desktop' },
  play: () => expectText('Your device: computer'),
};

export const Many: Story = {
  name: '[DL-1] Android',
  args: { device: 'android' },
  play: () => expectText('Your device: Android'),
};

export const InFlight: Story = {
  name: '[DL-1] [DL-2] counting, on iOS',
  args: { device: 'ios' },
  play: () => expectText('Taking you to the App Store'),
};
