import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { translated } from '../../sample-copy/translated.ts';
import { DeviceBadge } from './DeviceBadge.tsx';

const copy = (globals: Record<string, unknown>) => ({
  label: contentCopy(globals).download.devices.android,
});

const meta = {
  title: 'Content/DeviceBadge',
  component: DeviceBadge,
  args: { device: 'android', ...copy({}) },
  argTypes: {
    device: { control: 'inline-radio', options: [undefined, 'ios', 'android', 'desktop'] },
  },
  render: (args, { globals }) => <DeviceBadge {...translated(args, copy, globals)} />,
} satisfies Meta<typeof DeviceBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { devices } = contentCopy(globals).download;
    return (
      <Grid rows={['ios', 'android', 'desktop', 'unknown']} columns={['own width', 'narrow']}>
        {(device, width) => (
          <div style={width === 'narrow' ? { inlineSize: '7rem' } : undefined}>
            <DeviceBadge
              device={device === 'unknown' ? undefined : device}
              label={devices[device]}
            />
          </div>
        )}
      </Grid>
    );
  },
  play: async ({ canvas, globals }) => {
    for (const label of Object.values(contentCopy(globals).download.devices)) {
      await expect(canvas.getAllByText(label)[0]).toBeVisible();
    }
  },
};

export const Android: Story = {};
