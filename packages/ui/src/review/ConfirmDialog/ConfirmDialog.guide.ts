import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Asks for confirmation before a venue moves to another list, with the reason of a discard, and before something is revoked or lost.',
  avoid:
    'A decision on many venues is a BatchDecisionDialog. What one press can undo needs no question: decide, and offer an UndoNotice.',
  anatomy: [
    ['Title', 'The question, with the icon of its tone.'],
    [
      'Subject',
      'What the question is about. For a venue its name and below it its address, which tells venues of one name apart; long ones wrap.',
    ],
    [
      'Message',
      'What follows, such as the target list. Subject and message are read aloud on opening.',
    ],
    ['Reasons', 'Optional: the reason, and a note.'],
    ['Do not ask again', 'Optional: skips the question for the rest of the session.'],
    ['Error', 'A Banner above the question with the reason of the failure.'],
    ['Cancel, Confirm', 'Confirm is last: green for approve and restore, red for discard.'],
  ],
  states: [
    ['Approve, restore', 'Confirm has the focus.'],
    ['Discard', 'Cancel has the focus: Enter alone discards nothing.'],
    ['With reasons', 'The reasons have the focus; once one is selected, Enter confirms.'],
    ['Pending', 'Cannot be closed or confirmed again.'],
    ['Incomplete', 'Moves the focus to what is missing.'],
    ['Failed', 'Stays open with the reason; a scrolled dialog scrolls back to it.'],
    [
      'Overtaken',
      'Somebody else has decided: says who and what, keeps the note, and can only be closed.',
    ],
  ],
  tones: [
    ['`brand`', 'To approve or restore: Confirm is positive and has the focus.'],
    [
      '`warning`',
      'To discard, revoke or lose something: Confirm is critical; Cancel or the reasons have the focus.',
    ],
  ],
  keyboard: [
    ['Enter', 'Presses the focused control; on the reasons or the note it confirms.'],
    ['Arrows', 'Select a reason.'],
    ['1, 2, …', 'Select a reason, if shortcuts are on, except in the note.'],
    ['Tab', 'Stays inside the dialog.'],
    ['Escape', 'Cancels, unless pending; the focus returns to where it was.'],
  ],
  code: `import { ConfirmDialog } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

interface Question {
  subject: string;
  open: boolean;
  pending: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ApproveQuestion({ pending, ...question }: Question) {
  return (
    <ConfirmDialog
      {...question}
      tone="brand"
      labels={labels.ConfirmDialog.approve}
      pending={pending}
    />
  );
}
`,
  rules: [
    {
      do: 'Let the button name the action: “Discard”.',
      dont: 'Label it “OK” or “Yes”; the question must be read again to understand it.',
    },
  ],
  content: [
    'The title asks, the message says what follows, the button repeats the verb of the title.',
    'The message does not name the subject, which the dialog shows above it.',
  ],
  screenReader: [
    'It is an alert dialog: title, subject, message and notes are read when it opens.',
  ],
};
