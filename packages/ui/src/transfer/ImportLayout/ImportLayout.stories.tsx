import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { transferCopy } from '../../sample-copy/transfer.ts';
import { FileDrop } from '../FileDrop/index.ts';
import { ImportLayout } from './ImportLayout.tsx';

const meta = {
  title: 'Transfer/ImportLayout',
  component: ImportLayout,
  args: { title: '', subtitle: '', step: 'choose', children: null },
  render: (args, { globals }) => {
    const { layout, drop } = transferCopy(globals);
    return (
      <ImportLayout {...layout} step={args.step}>
        <FileDrop labels={drop} accept={['.csv']} onChoose={fn()} />
      </ImportLayout>
    );
  },
} satisfies Meta<typeof ImportLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  name: 'the first step',
  play: async ({ canvas, globals }) => {
    const { title } = transferCopy(globals).layout;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  },
};

export const OnAPhone: Story = {
  name: 'on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
