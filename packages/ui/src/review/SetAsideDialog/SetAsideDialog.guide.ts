import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Sets a venue aside that cannot be decided yet, with a note of what has to be found out; opened again, it changes the note or takes the mark away.',
  avoid: 'A decision is a ConfirmDialog, or needs no question where one press undoes it.',
  anatomy: [
    ['Venue', 'Its name and address, and who set it aside if it is. Read aloud on opening.'],
    ['Message', 'What setting it aside means.'],
    ['Note', 'One line, optional; it has the focus.'],
    ['Error', 'A Banner above the venue with the reason of the failure.'],
    ['Back to the queue', 'Only for a venue that is set aside: takes the mark away.'],
    ['Cancel, Confirm', 'Confirm is last.'],
  ],
  states: [
    ['New', 'The note is empty. A key that is still held is not typed into it.'],
    ['Set aside', 'The note is there to be changed.'],
    ['Pending', 'Cannot be closed or confirmed again.'],
    ['Note refused', 'The reason is at the field, which keeps the focus.'],
    ['Failed', 'Stays open with the reason and with what was typed.'],
    [
      'Overtaken',
      'Somebody else has decided: says who and what, keeps the note, and can only be closed.',
    ],
  ],
  keyboard: [
    ['Enter', 'From the note: confirms.'],
    ['Tab', 'Stays inside the dialog.'],
    ['Escape', 'Cancels, unless pending; the focus returns to where it was.'],
  ],
  code: `import { SetAsideDialog, type SetAsideDialogProps } from '@campetto/ui';
import { useState } from 'react';

interface SetAsideProps extends Pick<SetAsideDialogProps, 'labels' | 'venueName' | 'onCancel'> {
  onSetAside: (note: string) => void;
}

export function SetAside({ onSetAside, ...dialog }: SetAsideProps) {
  const [note, setNote] = useState('');
  return (
    <SetAsideDialog
      {...dialog}
      open
      note={note}
      onNote={setNote}
      pending={false}
      onConfirm={() => onSetAside(note)}
    />
  );
}
`,
  rules: [
    {
      do: 'Ask for what has to be found out.',
      dont: 'Ask for a “Note”: most of them will say “later”.',
    },
  ],
  content: [
    'The title is what the button does, “Set aside for later”; opened again, “Change the note”.',
    'The label of the field asks: “What has to be found out?”, not “Note”.',
    'The message says what follows, in whole sentences: “The venue stays pending.”',
    'The button is the verb of the title, “Set aside”. The way back names its target: “Back to the queue”.',
  ],
  screenReader: ['It is a dialog named by its title; the note is described by its hint and error.'],
};
