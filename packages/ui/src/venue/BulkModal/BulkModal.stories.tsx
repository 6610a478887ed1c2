import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reviewCopy } from '../../sample-copy/review.ts';
import { sampleVenue, sampleVenues } from '../../sample-copy/venues.ts';
import { guide } from './BulkModal.guide.ts';
import { BulkModal, type BulkModalProps } from './BulkModal.tsx';
import type { BulkReport } from './types.ts';

type Globals = Record<string, unknown>;
const onConfirm = fn();
const onStop = fn();
const onUndo = fn();

function question(globals: Globals, move: 'approve' | 'discard'): BulkModalProps['step'] {
  const { bulk } = reviewCopy(globals);
  const { confirm, ...texts } = bulk[move];
  return {
    phase: 'question',
    ...texts,
    confirmLabel: confirm,
    cancelLabel: bulk.cancel,
    onConfirm,
  };
}

function run(globals: Globals, stopping = false): BulkModalProps['step'] {
  const { bulk } = reviewCopy(globals);
  return {
    phase: 'run',
    title: bulk.running,
    done: 34,
    total: 120,
    progressLabel: bulk.progress,
    stopLabel: bulk.stop,
    stopping,
    onStop,
  };
}

function report(globals: Globals): BulkReport {
  const { bulk } = reviewCopy(globals);
  const venues = sampleVenues.flatMap((which) => sampleVenue(which, globals).name ?? []);
  return {
    phase: 'report',
    tone: 'warning',
    title: bulk.report,
    skipped: {
      legend: bulk.skipped,
      groups: [
        { why: bulk.changed, venues },
        { why: bulk.impossible, venues: venues.slice(0, 3) },
      ],
    },
    undo: { label: bulk.undoAll, loading: false, onUndo },
    doneLabel: bulk.close,
  };
}

const meta = {
  title: 'Venue/BulkModal',
  component: BulkModal,
  args: {
    open: true,
    tone: 'info',
    closeLabel: reviewCopy({}).bulk.close,
    step: question({}, 'approve'),
    onClose: fn(),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['info', 'warning'] },
    step: { control: false },
  },
  parameters: { guide, docs: { story: { inline: false, height: '520px' } } },
  beforeEach: () => {
    for (const mock of [onConfirm, onStop, onUndo]) mock.mockClear();
  },
  render: (args, { globals }) => (
    <BulkModal
      {...args}
      closeLabel={reviewCopy(globals).bulk.close}
      step={question(globals, 'approve')}
    />
  ),
} satisfies Meta<typeof BulkModal>;
export default meta;
type Story = StoryObj<typeof meta>;

function Discarding({ globals, ...props }: BulkModalProps & { globals: Globals }) {
  const { legend, note, noteMissing: _, optional, ...labels } = reviewCopy(globals).reasons;
  const [value, setValue] = useState<string>();
  const step = question(globals, 'discard');
  if (step.phase !== 'question') return null;
  return (
    <BulkModal
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

/** Its fullest question. One step stands open at a time: the others are the other stories. */
export const Matrix: Story = {
  args: { tone: 'warning' },
  render: (args, { globals }) => <Discarding {...args} globals={globals} />,
};

export const Approve: Story = {
  name: 'says how many, once; Enter confirms',
  play: async ({ args, globals }) => {
    const { approve } = reviewCopy(globals).bulk;
    const panel = within(await screen.findByRole('dialog', { name: approve.title }));
    await waitFor(() => expect(panel.getByRole('button', { name: approve.confirm })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Discard: Story = {
  name: 'asks why all of them are discarded',
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
  name: 'shows how far it is; Escape and the button stop it',
  render: (args, { globals }) => (
    <BulkModal {...args} closeLabel={reviewCopy(globals).bulk.close} step={run(globals)} />
  ),
  play: async ({ args, globals }) => {
    const { bulk } = reviewCopy(globals);
    const progress = await screen.findByRole('progressbar', { name: bulk.running });
    await expect(progress).toHaveAttribute('aria-valuenow', '34');
    await expect(progress).toHaveAttribute('aria-valuetext', bulk.progress);
    const [stop] = screen.getAllByRole('button', { name: bulk.stop });
    await waitFor(() => expect(stop).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(onStop).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Stopping: Story = {
  name: 'waits for what is on its way',
  render: (args, { globals }) => (
    <BulkModal {...args} closeLabel={reviewCopy(globals).bulk.close} step={run(globals, true)} />
  ),
  play: async () => {
    await screen.findByRole('progressbar');
    await userEvent.keyboard('{Escape}');
    await expect(onStop).not.toHaveBeenCalled();
  },
};

export const Reported: Story = {
  name: 'accounts for what was skipped, by reason, and takes all of it back',
  render: (args, { globals }) => (
    <BulkModal {...args} closeLabel={reviewCopy(globals).bulk.close} step={report(globals)} />
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

export const ReportedOnAPhone: Story = {
  ...Reported,
  name: 'the same on a small phone, in Italian',
  globals: { language: 'it', viewport: { value: 'phone' } },
};

export const Unreached: Story = {
  name: 'says why it ended early, first and in red, and which were not sent',
  render: (args, { globals }) => {
    const { bulk } = reviewCopy(globals);
    const venues = sampleVenues.flatMap((which) => sampleVenue(which, globals).name ?? []);
    const skipped = { legend: bulk.skipped, groups: [{ why: bulk.notSent, venues }] };
    const step = { ...report(globals), skipped, error: bulk.unreached };
    return <BulkModal {...args} closeLabel={bulk.close} step={step} />;
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

function Through({ globals, ...props }: BulkModalProps & { globals: Globals }) {
  const [phase, setPhase] = useState<'question' | 'run' | 'report'>('question');
  const steps = {
    question: { ...question(globals, 'approve'), onConfirm: () => setPhase('run') },
    run: { ...run(globals), onStop: () => setPhase('report') },
    report: report(globals),
  };
  return <BulkModal {...props} closeLabel={reviewCopy(globals).bulk.close} step={steps[phase]} />;
}

export const WholeWay: Story = {
  name: 'keeps the focus from question to report',
  render: (args, { globals }) => <Through {...args} globals={globals} />,
  play: async ({ globals }) => {
    const { bulk } = reviewCopy(globals);
    const confirm = await screen.findByRole('button', { name: bulk.approve.confirm });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(screen.getAllByRole('button', { name: bulk.stop })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: bulk.report });
    await expect(screen.getAllByRole('button', { name: bulk.close })[0]).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent(bulk.report);
  },
};
