import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnOrder } from '../../docs/drawnOrder.ts';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

const onAll = fn();

function inLanguage(
  { actions, all }: Pick<SelectionBarProps, 'actions' | 'all'>,
  globals: Record<string, unknown>,
) {
  const { all: allLabel, allSelected, ...labels } = reviewCopy(globals).bar;
  return {
    labels: all ? labels : { ...labels, selected: allSelected },
    all: all && { ...all, label: allLabel },
    actions: actions.map(({ id }) => ({ id, label: venueCopy(globals).actions[id] })),
  };
}

const meta = {
  title: 'Review/SelectionBar',
  component: SelectionBar,
  args: {
    labels: reviewCopy({}).bar,
    all: { label: reviewCopy({}).bar.all, pending: false, onAction: onAll },
    actions: (['approve', 'discard'] as const).map((id) => ({
      id,
      label: venueCopy({}).actions[id],
    })),
    pending: false,
    onAction: fn(),
    onClear: fn(),
  },
  argTypes: { labels: { control: false } },
  beforeEach: () => {
    onAll.mockClear();
  },
  render: (args, { globals }) => <SelectionBar {...args} {...inLanguage(args, globals)} />,
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const bar = { ...args, ...inLanguage(args, globals) };
    const every = inLanguage({ ...args, all: undefined }, globals);
    const restore = { id: 'restore', label: venueCopy(globals).actions.restore } as const;
    return (
      <MatrixList
        items={{
          some: <SelectionBar {...bar} />,
          hover: <SelectionBar {...bar} />,
          focus: <SelectionBar {...bar} />,
          active: <SelectionBar {...bar} />,
          'selecting all': <SelectionBar {...bar} all={bar.all && { ...bar.all, pending: true }} />,
          all: <SelectionBar {...bar} {...every} />,
          discarded: <SelectionBar {...bar} actions={[restore]} />,
          busy: <SelectionBar {...bar} pending />,
        }}
      />
    );
  },
};

export const Some: Story = {
  name: 'shows how many are selected and has actions on all of them',
  play: async ({ args, canvas, globals }) => {
    const { bar } = reviewCopy(globals);
    const { actions } = venueCopy(globals);
    await expect(canvas.getByRole('region', { name: bar.region })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(bar.selected);
    await userEvent.click(canvas.getByRole('button', { name: bar.all }));
    await expect(onAll).toHaveBeenCalledOnce();
    // The order of the actions is that on the cards.
    const shown = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(shown.indexOf(actions.approve)).toBeLessThan(shown.indexOf(actions.discard));
    for (const id of ['approve', 'discard'] as const) {
      await userEvent.click(canvas.getByRole('button', { name: actions[id] }));
      await expect(args.onAction).toHaveBeenLastCalledWith(id);
    }
    await userEvent.click(canvas.getByRole('button', { name: bar.clear }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const First: Story = {
  name: 'reads out the first selection, in a region that is there before it',
  render: function FirstSelection(args, { globals }) {
    const [isSelected, setSelected] = useState(false);
    const bar = inLanguage(args, globals);
    const labels = isSelected ? bar.labels : { ...bar.labels, selected: '' };
    return (
      <>
        <button type="button" onClick={() => setSelected(true)}>
          Padel Club Navigli
        </button>
        <SelectionBar {...args} {...bar} labels={labels} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const { selected, region } = reviewCopy(globals).bar;
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent(selected);
    await expect(canvas.getByRole('region', { name: region })).toBeVisible();
  },
};

export const Ordered: Story = {
  name: 'is one line on a desktop, and Tab follows it',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(drawnOrder(buttons)).toEqual(buttons);
    const tops = buttons.map((button) => button.getBoundingClientRect().top);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(44);
  },
};

export const Narrow: Story = {
  name: 'in a narrow place of a desktop the offer is one line of its own',
  globals: { viewport: { value: 'desktop' } },
  render: (args, { globals }) => (
    <div style={{ inlineSize: '30rem' }}>
      <SelectionBar {...args} {...inLanguage(args, globals)} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(drawnOrder(buttons)).toEqual(buttons);
    await expect(
      canvas.getByRole('button', { name: reviewCopy(globals).bar.all }).offsetHeight,
    ).toBe(44);
  },
};

export const Busy: Story = {
  name: 'waits while they are decided',
  args: { pending: true },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.matches(':disabled, [aria-disabled="true"]')).toBe(true);
      button.click();
    }
    for (const action of [onAll, args.onAction, args.onClear])
      await expect(action).not.toHaveBeenCalled();
  },
};
