import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { transferCopy } from '../../sample-copy/transfer.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const meta = {
  title: 'Transfer/FileDrop',
  component: FileDrop,
  args: {
    labels: {} as FileDropProps['labels'],
    accept: ['.csv', '.geojson', '.json', '.ndjson'],
    onChoose: fn(),
  },
  render: (args, { globals }) => <FileDrop {...args} labels={transferCopy(globals).drop} />,
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const venues = () => new File(['{}'], 'venues.ndjson');

function drag(event: 'dragover' | 'drop', target: HTMLElement) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(venues());
  target.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
}

export const Picked: Story = {
  name: 'picked, by keyboard too',
  play: async ({ args, canvas, globals }) => {
    const { pick, hint } = transferCopy(globals).drop;
    const input = canvas.getByLabelText(pick);
    await expect(input).toHaveAccessibleDescription(hint);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const file = venues();
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

export const Dragging: Story = {
  name: 'a file hovers over it',
  play: async ({ canvas, globals }) => {
    const { pick, letGo } = transferCopy(globals).drop;
    drag('dragover', canvas.getByText(pick));
    await expect(await canvas.findByText(letGo)).toBeVisible();
  },
};

export const Dropped: Story = {
  name: 'dropped',
  play: async ({ args, canvas, globals }) => {
    drag('drop', canvas.getByText(transferCopy(globals).drop.pick));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  name: 'on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
