import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { importsCopy } from '../../sample-copy/imports.ts';
import { ImportProgress } from './ImportProgress.tsx';

const meta = {
  title: 'Imports/ImportProgress',
  component: ImportProgress,
  args: {
    title: importsCopy({}).progress.importing,
    percent: undefined,
    detail: importsCopy({}).progress.detail,
    stop: { label: importsCopy({}).progress.stop, onAction: fn() },
  },
  argTypes: {
    percent: { control: { type: 'range', min: 0, max: 100 } },
    title: { control: false },
    detail: { control: false },
    stop: { control: false },
  },
  render: (args, { globals }) => {
    const copy = importsCopy(globals).progress;
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

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: ({ stop }, { globals }) => {
    const copy = importsCopy(globals).progress;
    const running = {
      title: copy.importing,
      detail: copy.detail,
      stop: { ...stop, label: copy.stop },
    };
    return (
      <MatrixList
        items={{
          'how far is not known': (
            <ImportProgress {...running} title={copy.uploading} detail={copy.wait} />
          ),
          'just begun': <ImportProgress {...running} percent={0} />,
          hover: <ImportProgress {...running} percent={42} />,
          focus: <ImportProgress {...running} percent={97} />,
          'done, a moment before the report': <ImportProgress {...running} percent={100} />,
        }}
      />
    );
  },
};

export const Importing: Story = {
  name: 'how far it is, and the way out',
  args: { percent: 42 },
  play: async ({ args, canvas, globals }) => {
    const copy = importsCopy(globals).progress;
    await expect(canvas.getByRole('progressbar', { name: copy.importing })).toHaveAttribute(
      'value',
      '42',
    );
    await userEvent.click(canvas.getByRole('button', { name: copy.stop }));
    await expect(args.stop.onAction).toHaveBeenCalledOnce();
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
