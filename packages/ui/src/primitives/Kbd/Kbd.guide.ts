import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a key as it is printed on the keyboard: in a list of shortcuts, or on the button with that shortcut.',
  avoid:
    'It does nothing itself: the page must handle the key. File names and field names are code, not keys.',
  anatomy: [
    ['Cap', 'A border that is thicker at the bottom, in the colour of the surrounding text.'],
    ['Label', 'The label of the key; a word makes the cap wider.'],
  ],
  states: [
    ['On a page', 'In the colour of the text.'],
    [
      'On a coloured background',
      'In the colour of that background’s text, so it fits on any button.',
    ],
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
  rules: [
    {
      do: 'One cap for each key.',
      dont: 'A whole combination in one cap: no keyboard has that key.',
    },
  ],
  content: [
    'The name that is printed on the key: “Enter”, “Esc”, “A”.',
    'One key each, on one line: “Ctrl” and “V” are two.',
  ],
  screenReader: [
    'It is read as the name of the key. Beside a control hide it and set `aria-keyshortcuts` there.',
  ],
};
