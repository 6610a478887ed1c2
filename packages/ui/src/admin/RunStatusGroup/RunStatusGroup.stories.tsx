import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { RunStatus } from '../RunStatus/index.ts';
import { RunStatusGroup } from './RunStatusGroup.tsx';

const onDismissAll = fn();

/** A group of `count` runs: the first is in progress, the others have ended. */
function groupOf(globals: Record<string, unknown>, count: number, more = {}) {
  const { batch, notice } = reviewCopy(globals);
  const dismiss = { label: notice.dismiss, onAction: () => {} };
  const ended = Array.from({ length: count - 1 }, (_, index) => `${index}`);
  return (
    <RunStatusGroup
      moreLabel={batch.list(count - 1).more}
      dismissAll={
        count > 2 ? { label: batch.list(0).dismissAll, onAction: onDismissAll } : undefined
      }
      {...more}
    >
      <RunStatus
        tone="brand"
        title={batch.run.title}
        detail={batch.run.progressLabel}
        progress={{ value: 34, max: 120 }}
        actions={[{ label: batch.run.stopLabel, onAction: () => {} }]}
      />
      {ended.map((id) => (
        <RunStatus
          key={id}
          tone="positive"
          title={batch.whole}
          actions={[{ label: batch.undoAll, onAction: () => {} }]}
          dismiss={dismiss}
        />
      ))}
    </RunStatusGroup>
  );
}

const meta = {
  title: 'Admin/RunStatusGroup',
  component: RunStatusGroup,
  args: { moreLabel: '', children: null },
  argTypes: { children: { control: false }, dismissAll: { control: false } },
  parameters: severalOnOnePage,
  beforeEach: () => void onDismissAll.mockClear(),
  render: (_args, { globals }) => groupOf(globals, 5),
} satisfies Meta<typeof RunStatusGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { batch } = reviewCopy(globals);
    const label = batch.list(0).dismissAll;
    return (
      <MatrixList
        items={{
          one: groupOf(globals, 1),
          two: groupOf(globals, 2),
          five: groupOf(globals, 5),
          pending: groupOf(globals, 5, {
            dismissAll: { label, pending: true, onAction: onDismissAll },
          }),
          error: groupOf(globals, 5, { error: batch.unreached }),
          hover: groupOf(globals, 5),
          focus: groupOf(globals, 5),
        }}
      />
    );
  },
};

export const Five: Story = {
  name: 'shows the others on request, and dismisses all',
  play: async ({ canvas, globals }) => {
    const { batch } = reviewCopy(globals);
    const more = canvas.getByRole('button', { name: batch.list(4).more });
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    const { top } = more.getBoundingClientRect();
    const [first] = canvas.getAllByRole('region');
    await expect(top).toBeGreaterThanOrEqual(first?.getBoundingClientRect().bottom ?? Infinity);
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('region')).toHaveLength(5);
    const rights = canvas.getAllByRole('region').map((run) => run.getBoundingClientRect().right);
    await expect(new Set(rights).size).toBe(1);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more.getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: batch.list(0).dismissAll }));
    await expect(onDismissAll).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  ...Five,
  name: 'the same on a small phone, in Italian',
  globals: { language: 'it', viewport: { value: 'phone' } },
};
