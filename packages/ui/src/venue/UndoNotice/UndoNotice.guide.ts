import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Says what has just been decided and offers to take it back. It stays until the next decision or until it is dismissed: nobody has to hurry.',
  avoid:
    'What went wrong with the whole list is a Banner above it; a notice only repeats it where that is out of sight. A question asked before something happens is a ConfirmModal.',
  anatomy: [
    [
      'Ground',
      'Dark in both themes, so that it stands off from the cards behind it; red-tinted for what could not be done.',
    ],
    ['Words', 'The venue and what became of it, read out politely; a long name wraps.'],
    [
      'Undo',
      'In the spark’s lime: the one thing worth pressing. Its letter stands beside it where there is room, and never on a phone.',
    ],
    ['Dismiss', 'A cross.'],
  ],
  states: [
    [
      'Nothing',
      'Takes no room, but is there: a region that arrives with its text is not read out.',
    ],
    ['Decided', 'With Undo.'],
    ['Without undo', 'Where nothing can be taken back any more.'],
    ['Undoing', 'Undo lets go of the spark, keeps its focus and ignores further presses.'],
    ['Refused', 'The critical tone, with a sign before the words, and no Undo.'],
    [
      'Silent',
      'For what a Banner further up, perhaps out of sight, reads out already: shown, not said twice.',
    ],
  ],
  keyboard: [
    ['Tab', 'Undo, then the cross. The focus never moves here by itself.'],
    ['Enter, Space', 'Press what has the focus.'],
    [
      'The letter shown',
      'Does the same as Undo, where the screen listens for it; the notice only tells.',
    ],
  ],
  code: `import { UndoNotice } from '@campetto/ui';

interface Decision {
  text: string;
  turn: number;
  undoing: boolean;
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
          turn: decision.turn,
          undo: { label: 'Undo', shortcut: 'U', loading: decision.undoing, onUndo },
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
      do: 'Mount it empty with the screen, inside a ReviewFoot, and give it a notice later.',
      dont: 'Mount it together with its words, or let it go away on a timer.',
    },
    {
      do: 'Count up the notice’s turn when the same words must be heard again.',
      dont: 'Rely on new words for every decision: two venues may bear the same name.',
    },
  ],
};
