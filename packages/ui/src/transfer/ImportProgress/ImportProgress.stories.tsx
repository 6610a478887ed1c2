import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { transferCopy } from '../../sample-copy/transfer.ts';
import { ImportProgress } from './ImportProgress.tsx';

const meta = {
  title: 'Transfer/ImportProgress',
  component: ImportProgress,
  args: { title: '', detail: '', stop: { label: '', onStop: fn() } },
  render: (args, { globals }) => {
    const copy = transferCopy(globals).progress;
    const running = args.percent !== undefined;
    return (
      <ImportProgress
        title={running ? copy.importing : copy.uploading}
        percent={args.percent}
        detail={running ? copy.detail : copy.wait}
        stop={{ ...args.stop, label: copy.stop }}
      />
    );
  },
} satisfies Meta<typeof ImportProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Importing: Story = {
  name: 'how far it is, and the way out',
  args: { percent: 42 },
  play: async ({ args, canvas, globals }) => {
    const copy = transferCopy(globals).progress;
    await expect(canvas.getByRole('progressbar', { name: copy.importing })).toHaveAttribute(
      'value',
      '42',
    );
    await userEvent.click(canvas.getByRole('button', { name: copy.stop }));
    await expect(args.stop.onStop).toHaveBeenCalledOnce();
  },
};

export const Uploading: Story = {
  name: 'on its way: nobody knows how far',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

export const OnAPhone: Story = {
  name: 'on a phone, in Italian',
  args: { percent: 80 },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
