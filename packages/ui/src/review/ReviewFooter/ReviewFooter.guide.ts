import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Keeps short bars at the lower edge of the window while a long list scrolls behind them. At the end of the list they cover nothing.',
  avoid:
    'A form has its buttons in its own footer, such as AddVenueForm. What must be answered first is a Dialog.',
  anatomy: [
    [
      'Place',
      'Sticks to the lower edge, above a phone’s home indicator; has reserved room at the end of the page.',
    ],
    ['Bars', 'An UndoNotice and a SelectionBar, one above the other, centred.'],
    ['Beside the bars', 'The area beside them remains clickable.'],
  ],
  states: [
    ['With bars', 'Focused elements are scrolled so that the bars do not cover them.'],
    ['Low window', 'High bars leave room for a line of controls, and scroll.'],
    ['Without bars', 'An empty UndoNotice takes no room; the list extends to the edge.'],
  ],
  keyboard: [],
  code: `import { ReviewFooter, UndoNotice } from '@campetto/ui';

export function Footer({ text, onDismiss }: { text: string | undefined; onDismiss: () => void }) {
  return (
    <ReviewFooter>
      <UndoNotice
        notice={text === undefined ? undefined : { text }}
        dismissLabel="Dismiss"
        onDismiss={onDismiss}
      />
    </ReviewFooter>
  );
}
`,
  rules: [
    {
      do: 'Make it the last thing on its screen.',
      dont: 'Place anything below it: the bars would stop above that, in the middle of the screen.',
    },
  ],
  content: 'none',
  screenReader: ['It has no role; each bar in it announces itself.'],
};
