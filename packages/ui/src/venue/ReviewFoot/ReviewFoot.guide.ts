import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Keeps short bars at the lower edge of the window while a long list scrolls behind them. Scrolled to the end, they cover nothing.',
  avoid:
    'A form keeps its buttons in its own foot, as AddVenueForm does. What must be answered before anything else is a Dialog.',
  anatomy: [
    [
      'Place',
      'Sticks to the lower edge, clear of a phone’s home bar; has its own room at the end of the page.',
    ],
    ['Bars', 'An UndoNotice, a SelectionBar, one above the other, in the middle.'],
    ['Beside the bars', 'What lies there can still be pressed.'],
  ],
  states: [
    ['With bars', 'What takes the focus further up is scrolled clear of them.'],
    ['Without', 'An empty UndoNotice takes no room; the list goes on to the edge.'],
  ],
  keyboard: [],
  code: `import { ReviewFoot, UndoNotice } from '@campetto/ui';

export function Foot({ text, onDismiss }: { text: string | undefined; onDismiss: () => void }) {
  return (
    <ReviewFoot>
      <UndoNotice
        notice={text === undefined ? undefined : { text }}
        dismissLabel="Dismiss"
        onDismiss={onDismiss}
      />
    </ReviewFoot>
  );
}
`,
  rules: [
    {
      do: 'Make it the last thing on its screen.',
      dont: 'Put anything below it: the bars would stop above that and float in the middle.',
    },
  ],
};
