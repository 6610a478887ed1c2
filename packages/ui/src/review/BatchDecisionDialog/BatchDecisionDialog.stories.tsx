import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reviewCopy } from '../../sample-copy/review.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { sampleVenue, sampleVenues } from '../../sample-copy/venues.ts';
import { reportOf } from './BatchDecisionDialog.examples.tsx';
import { BatchDecisionDialog } from './BatchDecisionDialog.tsx';
import type { BatchDecisionDialogProps, BatchReport } from './types.ts';

const onConfirm = fn();
const onStop = fn();
const onUndo = fn();

function confirmation(
  globals: Globals,
  move: 'approve' | 'discard',
): BatchDecisionDialogProps['step'] {
  return { phase: 'confirmation', ...reviewCopy(globals).batch[move], onConfirm };
}

function run(globals: Globals, pending = false): BatchDecisionDialogProps['step'] {
  const { run } = reviewCopy(globals).batch;
  const stop = { label: run.stopLabel, pending, onAction: onStop };
  return { phase: 'run', ...run, done: 34, total: 120, pending, stop };
}

function report(globals: Globals): BatchReport {
  const copy = reviewCopy(globals);
  const venues = sampleVenues.flatMap((which) => sampleVenue(which, globals).name ?? []);
  return {
    ...reportOf(copy, venues, venues.slice(0, 3)),
    undo: { label: copy.batch.undoAll, pending: false, onAction: onUndo },
  };
}

const meta = {
  title: 'Review/BatchDecisionDialog',
  component: BatchDecisionDialog,
  args: {
    open: true,
    tone: 'brand',
    closeLabel: reviewCopy({}).batch.close,
    step: confirmation({}, 'approve'),
    onClose: fn(),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['brand', 'warning'] },
    step: { control: false },
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  beforeEach: () => {
    for (const mock of [onConfirm, onStop, onUndo]) mock.mockClear();
  },
  render: (args, { globals }) => (
    <BatchDecisionDialog
      {...args}
      closeLabel={reviewCopy(globals).batch.close}
      step={confirmation(globals, 'approve')}
    />
  ),
} satisfies Meta<typeof BatchDecisionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Discarding({ globals, ...props }: BatchDecisionDialogProps & { globals: Globals }) {
  const { legend, note, noteMissing: _, optional, ...labels } = reviewCopy(globals).reasons;
  const [value, setValue] = useState<string>();
  const step = confirmation(globals, 'discard');
  if (step.phase !== 'confirmation') return null;
  return (
    <BatchDecisionDialog
      {...props}
      closeLabel={reviewCopy(globals).batch.close}
      step={{
        ...step,
        reasons: {
          legend,
          options: Object.entries(labels).map(([value, label]) => ({ value, label })),
          value,
          onChange: setValue,
          note: { label: note, optional, value: '', onChange: () => {}, required: false },
        },
      }}
    />
  );
}

/** The confirmation with all its fields. Only one dialog can be open at a time: the others are separate stories. */
export const Matrix: Story = {
  args: { tone: 'warning' },
  render: (args, { globals }) => <Discarding {...args} globals={globals} />,
};

export const Approve: Story = {
  name: 'shows the number of venues',
};

export const Running: Story = {
  name: 'shows how far it is; Stop ends it, Escape and the other button let it go on behind',
  render: (args, { globals }) => (
    <BatchDecisionDialog
      {...args}
      closeLabel={reviewCopy(globals).batch.close}
      step={run(globals)}
    />
  ),
  play: async ({ args, globals }) => {
    const { batch } = reviewCopy(globals);
    const progress = await screen.findByRole('progressbar', { name: batch.run.title });
    await expect(progress).toHaveAttribute('value', '34');
    await expect(progress).toHaveAttribute('aria-valuetext', batch.run.progressLabel);
    const [background] = screen.getAllByRole('button', { name: batch.run.backgroundLabel });
    await waitFor(() => expect(background).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(onStop).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: batch.run.stopLabel }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
};

export const Unconnected: Story = {
  name: 'shows that the connection is lost and the server continues',
  render: (args, { globals }) => {
    const { close, connectionLost: notice } = reviewCopy(globals).batch;
    const step = { ...run(globals), notice } as BatchDecisionDialogProps['step'];
    return <BatchDecisionDialog {...args} closeLabel={close} step={step} />;
  },
  play: async ({ globals }) => {
    const { connectionLost } = reviewCopy(globals).batch;
    await expect(await screen.findByText(connectionLost, { selector: 'p' })).toBeVisible();
  },
};

export const Stopping: Story = {
  name: 'waits for what is on its way',
  render: (args, { globals }) => (
    <BatchDecisionDialog
      {...args}
      closeLabel={reviewCopy(globals).batch.close}
      step={run(globals, true)}
    />
  ),
  play: async ({ args }) => {
    await screen.findByRole('progressbar');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(onStop).not.toHaveBeenCalled();
  },
};

export const Reported: Story = {
  name: 'accounts for what was skipped, by reason',
  render: (args, { globals }) => (
    <BatchDecisionDialog
      {...args}
      closeLabel={reviewCopy(globals).batch.close}
      step={report(globals)}
    />
  ),
};

export const Undoing: Story = {
  name: 'shows how far an undo is, which cannot be stopped, but left',
  render: (args, { globals }) => {
    const { close, undo } = reviewCopy(globals).batch;
    return <BatchDecisionDialog {...args} closeLabel={close} step={undo} />;
  },
  play: async ({ args, globals }) => {
    const { run, undo } = reviewCopy(globals).batch;
    const panel = within(await screen.findByRole('dialog', { name: undo.title }));
    const progress = panel.getByRole('progressbar', { name: undo.title });
    await expect(progress).toHaveAttribute('aria-valuetext', undo.progressLabel);
    await expect(panel.queryByRole('button', { name: run.stopLabel })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ReportedOnAPhone: Story = {
  ...Reported,
  name: 'the same on a small phone, in Italian',
  globals: { language: 'it', viewport: { value: 'phone' } },
};

export const Unreached: Story = {
  name: 'shows why it ended early, first and in red, and which were not sent',
  render: (args, { globals }) => {
    const { batch } = reviewCopy(globals);
    const venues = sampleVenues.flatMap((which) => sampleVenue(which, globals).name ?? []);
    const skipped = { legend: batch.legend, groups: [{ why: batch.notSent, venues }] };
    const step = { ...report(globals), skipped, error: batch.unreached };
    return <BatchDecisionDialog {...args} closeLabel={batch.close} step={step} />;
  },
  play: async ({ globals }) => {
    const { batch } = reviewCopy(globals);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(batch.unreached);
    const [group] = screen.getAllByRole('group');
    await expect(alert.compareDocumentPosition(group as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
};

function Through({ globals, ...props }: BatchDecisionDialogProps & { globals: Globals }) {
  const [phase, setPhase] = useState<'confirmation' | 'run' | 'report'>('confirmation');
  const steps = {
    confirmation: { ...confirmation(globals, 'approve'), onConfirm: () => setPhase('run') },
    run: {
      ...run(globals),
      stop: { label: reviewCopy(globals).batch.run.stopLabel, onAction: () => setPhase('report') },
    },
    report: report(globals),
  };
  return (
    <BatchDecisionDialog
      {...props}
      closeLabel={reviewCopy(globals).batch.close}
      step={steps[phase]}
    />
  );
}

export const WholeWay: Story = {
  name: 'keeps the focus from confirmation to report',
  render: (args, { globals }) => <Through {...args} globals={globals} />,
  play: async ({ globals }) => {
    const { batch } = reviewCopy(globals);
    const confirm = await screen.findByRole('button', { name: batch.approve.confirmLabel });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const [background] = screen.getAllByRole('button', { name: batch.run.backgroundLabel });
    await expect(background).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: batch.run.stopLabel }));
    await screen.findByRole('dialog', { name: batch.report });
    await expect(screen.getAllByRole('button', { name: batch.done })[0]).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent(batch.report);
  },
};
