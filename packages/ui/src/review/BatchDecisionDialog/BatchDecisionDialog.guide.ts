import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Leads one decision on many venues through three steps: confirmation, progress, report.',
  avoid: 'For one venue use a ConfirmDialog. Imports use ImportProgress and ImportReport.',
  anatomy: [
    ['Title', 'The confirmation’s question, the current action, or the result.'],
    ['Confirmation', 'The target list; with reasons for a discard.'],
    ['Progress', 'A bar, and the same as text.'],
    [
      'Report',
      'The venues that were not changed, grouped by reason; each group expands to their names.',
    ],
    [
      'Buttons',
      'Cancel and Confirm, then Stop and Continue in the background, then Undo all, Done and Resume. The focus follows each step.',
    ],
  ],
  states: [
    ['Confirmation', 'As in a ConfirmDialog.'],
    ['Progress', 'Decisions that are made remain, whatever follows.'],
    ['Starting', 'It can be stopped, but not left yet.'],
    ['Stopping', 'The buttons ignore further presses.'],
    ['Without a connection', 'A text under the progress says that the server continues.'],
    ['Report', 'What was done and what was left; its title is announced.'],
    ['Undoing', 'As the progress, without Stop. Its result is shown where it continues.'],
    ['Stopped, or undo failed', 'A Banner above the report gives the reason.'],
  ],
  tones: [
    ['`brand`', 'To approve or restore.'],
    ['`warning`', 'To discard. In the report: not all were decided.'],
    ['`positive`', 'Only in the report: all were decided.'],
  ],
  keyboard: [
    [
      'Enter',
      'Presses the focused control; on a reason it confirms; expands a group of the report.',
    ],
    ['Arrows', 'Select a reason.'],
    ['Escape', 'Closes; during the progress the decision or its undo continues in the background.'],
    ['U', 'Undoes all, where the report offers it: the page passes the key and handles it.'],
    ['Tab', 'Stays inside the dialog.'],
  ],
  code: `import { BatchDecisionDialog, type BatchStep } from '@campetto/ui';

interface ApproveAll {
  open: boolean;
  count: number;
  /** Undefined before the confirmation. */
  after: BatchStep | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function ApproveAll({ open, count, after, onConfirm, onClose }: ApproveAll) {
  const confirmation: BatchStep = {
    phase: 'confirmation',
    title: \`Approve \${count} venues?\`,
    message: 'They move to the approved list.',
    confirmLabel: \`Approve \${count}\`,
    cancelLabel: 'Cancel',
    onConfirm,
  };
  return (
    <BatchDecisionDialog
      open={open}
      tone="brand"
      closeLabel="Close"
      step={after ?? confirmation}
      onClose={onClose}
    />
  );
}
`,
  rules: [
    {
      do: 'Name every venue that was skipped, by reason.',
      dont: 'Summarise as “Done”.',
    },
    {
      do: 'Use one BatchDecisionDialog from confirmation to report, and change its step.',
      dont: 'Open a new one for each step: the focus would be lost and the report not announced.',
    },
  ],
  content: [
    'The title contains the number: “Approve 24 venues?”.',
    'The report says how many of how many: “Approved: 22 of 24”. What was left is counted with its reason: “Changed meanwhile”.',
    'Buttons are verbs with the object where it is needed: “Stop”, “Undo all”, “Continue in the background”.',
  ],
  screenReader: [
    'It is a dialog with the question as its name. Progress and result are announced by themselves.',
  ],
};
