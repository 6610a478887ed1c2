import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Asks before one venue moves to another list, and why, where it is taken away.',
  avoid:
    'A decision on many is a BulkModal. What can be taken back with one press needs no question: decide, and offer an UndoNotice.',
  anatomy: [
    ['Title', 'The question, with the sign of its tone.'],
    ['Venue', 'Its name, on a ground of its own; a long one wraps.'],
    ['Message', 'Where the venue goes. Name and message are read out as the dialog opens.'],
    ['Reasons', 'Optional: why, and a few words of one’s own.'],
    ['Remember', 'Optional: spares the question for the rest of the session.'],
    ['Error', 'A Banner above the question that says why it failed.'],
    ['Cancel, Confirm', 'Confirm last: green for a step forward, red for one that takes away.'],
  ],
  states: [
    ['Step forward', 'The tone is info, and Confirm has the focus.'],
    [
      'Taking away',
      'The tone is warning, and Cancel has the focus: Enter alone takes nothing away.',
    ],
    ['With reasons', 'The reasons have the focus; once one is chosen, Enter confirms.'],
    ['In flight', 'Nothing closes it and nothing repeats it.'],
    ['Incomplete', 'Leads to what is missing.'],
    ['Failed', 'Stays open and says why; a scrolled question comes back to the reason.'],
  ],
  keyboard: [
    ['Enter', 'Presses what has the focus; from the reasons or the note it confirms.'],
    ['Arrows', 'Choose a reason.'],
    ['Tab', 'Stays inside the dialog.'],
    ['Escape', 'Cancels, except in flight; the focus returns to where it was.'],
  ],
  code: `import { ConfirmModal } from '@campetto/ui';

interface Question {
  venueName: string;
  open: boolean;
  saving: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ApproveQuestion({ saving, ...question }: Question) {
  return (
    <ConfirmModal
      {...question}
      tone="info"
      labels={{
        title: 'Approve this venue?',
        message: 'The venue moves to the approved list.',
        cancel: 'Cancel',
        confirm: 'Approve',
        close: 'Close',
      }}
      loading={saving}
    />
  );
}
`,
  rules: [
    {
      do: 'Let the button say what happens: “Discard”.',
      dont: 'Answer a question with “OK” or “Yes”; it must be read again to know what that means.',
    },
  ],
};
