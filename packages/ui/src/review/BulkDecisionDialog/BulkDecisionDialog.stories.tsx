import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reviewCopy } from '../../sample-copy/review.ts';
import { sampleVenue, sampleVenues } from '../../sample-copy/venues.ts';
import { drawings, reportOf } from './BulkDecisionDialog.drawn.tsx';
import { guide } from './BulkDecisionDialog.guide.ts';
import { BulkDecisionDialog } from './BulkDecisionDialog.tsx';
import type { BulkDecisionDialogProps, BulkReport } from './types.ts';

type Globals = Record<string, unknown>;
const onConfirm = fn();
const onStop = fn();
const onUndo = fn();

function question(globals: Globals, move: 'approve' | 'discard'): BulkDecisionDialogProps['step'] {
  return { phase: 'question', ...reviewCopy(globals).bulk[move], onConfirm };
}

function run(globals: Globals, pending = false): BulkDecisionDialogProps['step'] {
  return { phase: 'run', ...reviewCopy(globals).bulk.run, done: 34, total: 120, pending, onStop };
}

function report(globals: Globals): BulkReport {
  const copy = reviewCopy(globals);
  const venues = sampleVenues.flatMap((which) => sampleVenue(which, globals).name ?? []);
  return {
    ...reportOf(copy, venues, venues.slice(0, 3)),
    undo: { label: copy.bulk.undoAll, pending: false, onAction: onUndo },
  };
}

const meta = {
  title: 'Review/BulkDecisionDialog',
  component: BulkDecisionDialog,
  args: {
    open: true,
    tone: 'brand',
    closeLabel: reviewCopy({}).bulk.close,
    step: question({}, 'approve'),
    onClose: fn(),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['brand', 'warning'] },
    step: { control: false },
  },
  parameters: { guide, drawings, docs: { story: { inline: false, height: '520px' } } },
  beforeEach: () => {
    for (const mock of [onConfirm, onStop, onUndo]) mock.mockClear();
  },
  render: (args, { globals }) => (
    <BulkDecisionDialog
      {...args}
      closeLabel={reviewCopy(globals).bulk.close}
      step={question(globals, 'approve')}
    />
  ),
} satisfies Meta<typeof BulkDecisionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Discarding({ globals, ...props }: BulkDecisionDialogProps & { globals: Globals }) {
  const { legend, note, noteMissing: _, optional, ...labels } = reviewCopy(globals).reasons;
  const [value, setValue] = useState<string>();
  const step = question(globals, 'discard');
  if (step.phase !== 'question') return null;
  return (
    <BulkDecisionDialog
      {...props}
      closeLabel={reviewCopy(globals).bulk.close}
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

/** The question with all its fields. Only one dialog can be open at a time: the others are separate stories. */
export const Matrix: Story = {
  args: { tone: 'warning' },
  render: (args, { globals }) => <Discarding {...args} globals={globals} />,
};

export const Approve: Story = {
  name: 'shows the number of venues; Enter confirms once',
  play: async ({ args, globals }) => {
    const { approve } = reviewCopy(globals).bulk;
    const panel = within(await screen.findByRole('dialog', { name: approve.title }));
    await waitFor(() =>
      expect(panel.getByRole('button', { name: approve.confirmLabel })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Discard: Story = {
  name: 'asks for the reason of all discards',
  args: { tone: 'warning' },
  render: (args, { globals }) => <Discarding {...args} globals={globals} />,
  play: async ({ globals }) => {
    const { reasons } = reviewCopy(globals);
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: reasons.duplicate })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(screen.getByRole('radio', { name: reasons.notSportsVenue })).toBeChecked();
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

export const Running: Story = {
  name: 'shows how far it is; Stop ends it, Escape and the other button let it go on behind',
  render: (args, { globals }) => (
    <BulkDecisionDialog {...args} closeLabel={reviewCopy(globals).bulk.close} step={run(globals)} />
  ),
  play: async ({ args, globals }) => {
    const { bulk } = reviewCopy(globals);
    const progress = await screen.findByRole('progressbar', { name: bulk.run.title });
    await expect(progress).toHaveAttribute('value', '34');
    await expect(progress).toHaveAttribute('aria-valuetext', bulk.run.progressLabel);
    const [background] = screen.getAllByRole('button', { name: bulk.run.backgroundLabel });
    await waitFor(() => expect(background).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(onStop).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: bulk.run.stopLabel }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
};

export const Unconnected: Story = {
  name: 'shows that the connection is lost and the server continues',
  render: (args, { globals }) => {
    const { close, connectionLost: notice } = reviewCopy(globals).bulk;
    const step = { ...run(globals), notice } as BulkDecisionDialogProps['step'];
    return <BulkDecisionDialog {...args} closeLabel={close} step={step} />;
  },
  play: async ({ globals }) => {
    const { connectionLost } = reviewCopy(globals).bulk;
    await expect(await screen.findByText(connectionLost, { selector: 'p' })).toBeVisible();
  },
};

export const Stopping: Story = {
  name: 'waits for what is on its way',
  render: (args, { globals }) => (
    <BulkDecisionDialog
      {...args}
      closeLabel={reviewCopy(globals).bulk.close}
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
  name: 'accounts for what was skipped, by reason, and takes all of it back',
  render: (args, { globals }) => (
    <BulkDecisionDialog
      {...args}
      closeLabel={reviewCopy(globals).bulk.close}
      step={report(globals)}
    />
  ),
  play: async ({ args, globals }) => {
    const { bulk } = reviewCopy(globals);
    const panel = within(await screen.findByRole('dialog', { name: bulk.report }));
    await userEvent.click(panel.getByText(bulk.changed));
    await expect(panel.getAllByText('Padel Club Navigli')[0]).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: bulk.undoAll }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Undoing: Story = {
  name: 'stays open while all of it is being taken back',
  render: (args, { globals }) => {
    const step = report(globals);
    const undo = { label: reviewCopy(globals).bulk.undoAll, pending: true, onAction: onUndo };
    return (
      <BulkDecisionDialog
        {...args}
        closeLabel={reviewCopy(globals).bulk.close}
        step={{ ...step, undo }}
      />
    );
  },
  play: async ({ args, globals }) => {
    const { bulk } = reviewCopy(globals);
    const panel = within(await screen.findByRole('dialog', { name: bulk.report }));
    for (const name of [bulk.done, bulk.close]) {
      await userEvent.click(panel.getByRole('button', { name }));
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
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
    const { bulk } = reviewCopy(globals);
    const venues = sampleVenues.flatMap((which) => sampleVenue(which, globals).name ?? []);
    const skipped = { legend: bulk.legend, groups: [{ why: bulk.notSent, venues }] };
    const step = { ...report(globals), skipped, error: bulk.unreached };
    return <BulkDecisionDialog {...args} closeLabel={bulk.close} step={step} />;
  },
  play: async ({ globals }) => {
    const { bulk } = reviewCopy(globals);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(bulk.unreached);
    const [group] = screen.getAllByRole('group');
    await expect(alert.compareDocumentPosition(group as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
};

function Through({ globals, ...props }: BulkDecisionDialogProps & { globals: Globals }) {
  const [phase, setPhase] = useState<'question' | 'run' | 'report'>('question');
  const steps = {
    question: { ...question(globals, 'approve'), onConfirm: () => setPhase('run') },
    run: { ...run(globals), onStop: () => setPhase('report') },
    report: report(globals),
  };
  return (
    <BulkDecisionDialog
      {...props}
      closeLabel={reviewCopy(globals).bulk.close}
      step={steps[phase]}
    />
  );
}

export const WholeWay: Story = {
  name: 'keeps the focus from question to report',
  render: (args, { globals }) => <Through {...args} globals={globals} />,
  play: async ({ globals }) => {
    const { bulk } = reviewCopy(globals);
    const confirm = await screen.findByRole('button', { name: bulk.approve.confirmLabel });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const [background] = screen.getAllByRole('button', { name: bulk.run.backgroundLabel });
    await expect(background).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: bulk.run.stopLabel }));
    await screen.findByRole('dialog', { name: bulk.report });
    await expect(screen.getAllByRole('button', { name: bulk.done })[0]).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent(bulk.report);
  },
};
