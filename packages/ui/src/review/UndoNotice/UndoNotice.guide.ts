import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Reports the last decision and offers to undo it, or reports what failed. It stays until the next one or until it is dismissed, without a time limit, and moves nothing on the page.',
  avoid:
    'Where there is no list because it could not be loaded, a Banner is in its place. A question before an action is a ConfirmDialog.',
  anatomy: [
    [
      'Background',
      'Dark in both themes, so that it contrasts with the cards behind it; red-tinted for failures.',
    ],
    [
      'Text',
      'The venue and its decision, announced politely; a failure, announced at once. A long name wraps; on a phone one of more than 60 letters has its buttons below it, and of several notices each has two lines.',
    ],
    [
      'Undo',
      'In the spark’s lime: the main action. Its shortcut is shown beside it where there is room, and never on a phone.',
    ],
    ['Dismiss', 'A close button.'],
  ],
  states: [
    [
      'Empty',
      'Takes no room, but is mounted: a region that is mounted with its text is not announced.',
    ],
    ['Decided', 'With Undo.'],
    ['Without undo', 'If the decision can no longer be undone.'],
    ['Undoing', 'Undo loses the spark, keeps its focus and ignores further presses.'],
    [
      'Failed',
      'The critical tone, with an icon before the text. Instead of Undo it can try again.',
    ],
    [
      'Silent',
      'For a failure that a dialog announces: shown when the dialog is closed, but not announced twice.',
    ],
  ],
  tones: [
    ['`neutral`', 'What was done. Announced when the screen reader pauses; the default.'],
    ['`critical`', 'What could not be done, with an icon. It interrupts a screen reader.'],
  ],
  keyboard: [
    ['Tab', 'Undo, then the close button. The focus never moves here by itself.'],
    ['Enter, Space', 'Press the focused control.'],
    [
      'The displayed shortcut',
      'Does the same as Undo if the screen handles it; the notice only displays it.',
    ],
  ],
  code: `import { UndoNotice } from '@campetto/ui';

interface Decision {
  text: string;
  messageId: number;
  pending: boolean;
}

interface LastDecision {
  decision: Decision | undefined;
  onUndo: () => void;
  onDismiss: () => void;
}

export function LastDecision({ decision, onUndo, onDismiss }: LastDecision) {
  return (
    <UndoNotice
      notice={
        decision && {
          text: decision.text,
          messageId: decision.messageId,
          action: { label: 'Undo', shortcut: 'U', pending: decision.pending, onAction: onUndo },
        }
      }
      dismissLabel="Dismiss"
      onDismiss={onDismiss}
    />
  );
}
`,
  rules: [
    {
      do: 'What was done, and to what: “Padel Club Navigli approved”.',
      dont: '“Success!”: after ten decisions nobody knows which one Undo takes back.',
    },
    {
      do: 'Mount it empty with the screen, inside a ReviewFooter, and pass a notice later.',
      dont: 'Mount it together with its text, or hide it after a time.',
    },
    {
      do: 'Increase the notice’s `messageId` when the same text must be announced again.',
      dont: 'Rely on different texts: two venues may have the same name.',
    },
  ],
  content: [
    'What was done and to what: “Padel Club Navigli approved”.',
    'A failure is a sentence that says what to do: “Failed to approve venue. Please try again.”',
    'The button is one verb, “Undo”. Its key is drawn beside it: do not put it into the label.',
  ],
  screenReader: [
    'The message is announced when the reader is idle, one with the tone `critical` at once. With `silent` the caller announces it.',
  ],
};
