import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Shows a key to press, as it is printed on the keyboard: in a list of shortcuts, or on the button that the key stands for.',
  avoid:
    'It does nothing itself: the page must listen for the key. File names and field names are code, not keys.',
  anatomy: [
    ['Cap', 'An edge that is thicker below, in the colour of the words around it.'],
    ['Sign', 'What is printed on the key; a word makes the cap wider.'],
  ],
  states: [
    ['On a page', 'In the colour of the text.'],
    ['On a coloured ground', 'In the colour of that ground’s words, so it fits on any button.'],
  ],
  keyboard: [],
  code: `import { Kbd } from '@campetto/ui';

export function Hint() {
  return (
    <p>
      <Kbd>J</Kbd> next venue, <Kbd>Esc</Kbd> back
    </p>
  );
}
`,
};
