import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { DeviceBadge } from './DeviceBadge.tsx';

const meta = {
  title: 'Content/DeviceBadge',
  component: DeviceBadge,
  args: { label: '' },
  render: (_args, { globals }) => {
    const { devices } = contentCopy(globals).download;
    return (
      <Stack direction="along" gap="snug">
        <DeviceBadge device="ios" label={devices.ios} />
        <DeviceBadge device="android" label={devices.android} />
        <DeviceBadge device="desktop" label={devices.desktop} />
        <DeviceBadge label={devices.unknown} />
      </Stack>
    );
  },
} satisfies Meta<typeof DeviceBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryDevice: Story = {
  play: async ({ canvas, globals }) => {
    for (const label of Object.values(contentCopy(globals).download.devices)) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
  },
};

export const ItalianPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
