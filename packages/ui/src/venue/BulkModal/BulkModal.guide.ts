import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Leads one decision on many venues through its three steps: asked once, seen through, accounted for.',
  avoid:
    'One venue is asked about by a ConfirmModal. Records that come in from a file are counted by ImportProgress and ImportReport.',
  anatomy: [
    ['Title', 'The question, what is under way, or what came of it.'],
    ['Question', 'Where they go; with reasons where they are taken away.'],
    ['Run', 'A bar, and the same in words.'],
    [
      'Report',
      'Those that were left as they are, grouped by reason; each group opens to their names.',
    ],
    [
      'Buttons',
      'Cancel and Confirm, then Stop, then Undo all and Close. The focus comes along with each step.',
    ],
  ],
  states: [
    ['Question', 'Info or warning, as in a ConfirmModal.'],
    ['Run', 'What is done stays done, whatever follows.'],
    ['Stopping', 'Waits for what is on its way; Stop ignores further presses.'],
    ['Report', 'Positive when all were done, a warning otherwise; its title is read out.'],
    ['Ended early, or undo failed', 'A Banner above the report says why.'],
  ],
  keyboard: [
    [
      'Enter',
      'Presses what has the focus; from a reason it confirms; opens a group of the report.',
    ],
    ['Arrows', 'Choose a reason.'],
    ['Escape', 'Closes before and after; while it runs it stops, and closes nothing.'],
    ['Tab', 'Stays inside the dialog.'],
  ],
  code: `import { BulkModal, type BulkStep } from '@campetto/ui';

interface ApproveAll {
  open: boolean;
  count: number;
  /** Undefined before the question is answered. */
  after: BulkStep | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function ApproveAll({ open, count, after, onConfirm, onClose }: ApproveAll) {
  const question: BulkStep = {
    phase: 'question',
    title: \`Approve \${count} venues?\`,
    message: 'They move to the approved list.',
    confirmLabel: \`Approve \${count}\`,
    cancelLabel: 'Cancel',
    onConfirm,
  };
  return (
    <BulkModal
      open={open}
      tone="info"
      closeLabel="Close"
      step={after ?? question}
      onClose={onClose}
    />
  );
}
`,
  rules: [
    {
      do: 'Keep one BulkModal open from question to report, and change its step.',
      dont: 'Open a new one for each step: the focus would be lost and the report not read out.',
    },
    {
      do: 'Name every venue that was skipped, by reason.',
      dont: 'Round up to “Done”.',
    },
  ],
};
