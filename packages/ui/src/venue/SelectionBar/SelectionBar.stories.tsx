import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { reviewCopy } from '../../sample-copy/review.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

const onAll = fn();

const meta = {
  title: 'Venue/SelectionBar',
  component: SelectionBar,
  args: {
    labels: { region: '', selected: '', clear: '' },
    all: { label: '', loading: false, onAll },
    actions: [
      { id: 'discard', label: '' },
      { id: 'approve', label: '' },
    ] as SelectionBarProps['actions'],
    busy: false,
    onAction: fn(),
    onClear: fn(),
  },
  beforeEach: () => {
    onAll.mockClear();
  },
  render: (args, { globals }) => {
    const { all, allSelected, ...labels } = reviewCopy(globals).bar;
    const { actions } = venueCopy(globals);
    return (
      <SelectionBar
        {...args}
        labels={args.all ? labels : { ...labels, selected: allSelected }}
        all={args.all && { ...args.all, label: all }}
        actions={args.actions.map(({ id }) => ({ id, label: actions[id] }))}
      />
    );
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: 'says how many are selected and does one thing with all of them',
  play: async ({ args, canvas, globals }) => {
    const { bar } = reviewCopy(globals);
    const { actions } = venueCopy(globals);
    await expect(canvas.getByRole('region', { name: bar.region })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(bar.selected);
    await userEvent.click(canvas.getByRole('button', { name: bar.all }));
    await expect(onAll).toHaveBeenCalledOnce();
    for (const id of ['approve', 'discard'] as const) {
      await userEvent.click(canvas.getByRole('button', { name: actions[id] }));
      await expect(args.onAction).toHaveBeenLastCalledWith(id);
    }
    await userEvent.click(canvas.getByRole('button', { name: bar.clear }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  name: 'the same on a small phone, in Italian',
  globals: { language: 'it', viewport: { value: 'phone' } },
};

export const All: Story = { name: 'all that match', args: { all: undefined } };

export const Discarded: Story = {
  name: 'discarded ones can be restored',
  args: { actions: [{ id: 'restore', label: '' }] },
};

export const Busy: Story = {
  name: 'waits while they are decided',
  args: { busy: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
