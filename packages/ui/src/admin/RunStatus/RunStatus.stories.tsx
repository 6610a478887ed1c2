import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { RunStatus, type RunStatusProps } from './RunStatus.tsx';

const onAction = fn();
const onDismiss = fn();

/** The states by their names, in the toolbar's language. */
function statesOf(globals: Record<string, unknown>) {
  const { batch, notice } = reviewCopy(globals);
  const action = (label: string, pending = false) => ({ label, pending, onAction });
  const dismiss = { label: notice.dismiss, onAction: onDismiss };
  const running: RunStatusProps = {
    tone: 'brand',
    title: batch.run.title,
    detail: batch.run.progressLabel,
    progress: { value: 34, max: 120 },
    actions: [action(batch.run.stopLabel)],
  };
  const stopped: RunStatusProps = {
    tone: 'warning',
    title: batch.stopped,
    detail: `${batch.stoppedBefore}: 86`,
    actions: [action(batch.resume), action(batch.undoAll)],
    dismiss,
  };
  return {
    running,
    stopped,
    finished: {
      tone: 'positive',
      title: batch.whole,
      actions: [action(batch.undoAll)],
      dismiss,
    },
    'finished with refusals': {
      tone: 'warning',
      title: batch.report,
      detail: `${batch.changed}: 8`,
      actions: [action(batch.details), action(batch.undoAll)],
      dismiss,
    },
    failed: { ...stopped, tone: 'critical', detail: batch.interrupted },
    offline: { ...running, detail: batch.connectionLost },
    pending: { ...stopped, actions: [action(batch.resume), action(batch.undoAll, true)] },
    error: { ...stopped, error: batch.unreached },
    hover: stopped,
    focus: stopped,
  } satisfies Record<string, RunStatusProps>;
}

const meta = {
  title: 'Admin/RunStatus',
  component: RunStatus,
  args: statesOf({}).running,
  argTypes: { actions: { control: false }, dismiss: { control: false } },
  beforeEach: () => {
    onAction.mockClear();
    onDismiss.mockClear();
  },
  render: (_args, { globals }) => <RunStatus {...statesOf(globals).running} />,
} satisfies Meta<typeof RunStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (_args, { globals }) => (
    <MatrixList
      items={Object.fromEntries(
        Object.entries(statesOf(globals)).map(([name, props]) => [
          name,
          <RunStatus key={name} {...props} />,
        ]),
      )}
    />
  ),
};

export const Running: Story = {
  name: 'says how far it is, and stops it',
};

export const Stopped: Story = {
  name: 'offers to resume and to undo, and can be dismissed',
  render: (_args, { globals }) => <RunStatus {...statesOf(globals).stopped} />,
};

export const DoneOnAPhone: Story = {
  name: 'done, on a small phone, in Italian: one line of buttons high, with its icon, and no word is broken',
  globals: { language: 'it', viewport: { value: 'phone' } },
  render: (_args, { globals }) => <RunStatus {...statesOf(globals).finished} />,
  play: async ({ canvas, globals }) => {
    const { batch, notice } = reviewCopy(globals);
    const box = canvas.getByRole('region', { name: batch.whole });
    await expect(box.offsetHeight).toBeLessThanOrEqual(64);
    await expect(box.querySelector('svg')).toBeVisible();
    for (const name of [batch.undoAll, notice.dismiss]) {
      const { right, height } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(box.getBoundingClientRect().right);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
    // The longest word of the title decides how narrow it can be.
    const title = canvas.getByText(batch.whole);
    title.style.overflowWrap = 'normal';
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};

export const StoppedWithOneAction: Story = {
  name: 'on a small phone, in Italian: with a detail the action is below the words',
  globals: { language: 'it', viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const { actions, ...stopped } = statesOf(globals).stopped;
    return <RunStatus {...stopped} actions={actions.slice(-1)} />;
  },
  play: async ({ canvas, globals }) => {
    const { batch } = reviewCopy(globals);
    const title = canvas.getByText(statesOf(globals).stopped.title);
    const action = canvas.getByRole('button', { name: batch.undoAll });
    await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().bottom,
    );
  },
};

export const OnAPhone: Story = {
  ...Stopped,
  name: 'the same on a small phone, in Italian',
  globals: { language: 'it', viewport: { value: 'phone' } },
};
