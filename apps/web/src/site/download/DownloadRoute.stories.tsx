import { PATHS } from '@campetto/contract';
import { expect } from 'storybook/test';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Download',
  args: { ...screenMeta.args, path: PATHS.download },
} satisfies ScreenMeta;
export default meta;

export const Loading: Story = {
  name: '[DL-3] before scripts have run',
  args: { prerendered: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(textOf('Choose your store: the app is free.')),
    ).toBeInTheDocument();
  },
};

export const One: Story = {
  name: '[DL-1] a computer',
  args: { device: 'desktop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('Your device: computer'))).toBeInTheDocument();
  },
};

export const Many: Story = {
  name: '[DL-1] Android',
  args: { device: 'android' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('Your device: Android'))).toBeInTheDocument();
  },
};

export const InFlight: Story = {
  name: '[DL-1] [DL-2] counting, on iOS',
  args: { device: 'ios' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(textOf('Taking you to the App Store')),
    ).toBeInTheDocument();
  },
};
