import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lists all keyboard shortcuts of a screen, and lets single letters be turned off.',
  avoid: 'A screen without shortcuts needs none. A single hint beside a control is a Kbd.',
  anatomy: [
    ['Groups', 'Each with a title; two columns where there is room, one on a phone.'],
    ['Shortcut', 'The action on the left, its keys on the right. Each of several keys works.'],
    [
      'Switches',
      'Checkboxes: the first turns single letters off, for users of speech input; others set what is asked.',
    ],
    ['Close', 'The close button of every Dialog.'],
  ],
  states: [
    ['On', 'The letters are active.'],
    ['Off', 'The list remains, so that they can be turned on again.'],
  ],
  keyboard: [
    ['Tab', 'The switches, then the close button; the focus stays inside.'],
    ['Space', 'Turns a switch on and off.'],
    ['Escape', 'Closes; the focus returns to where it was.'],
  ],
  code: `import { ShortcutsDialog } from '@campetto/ui';
import { useState } from 'react';

export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [active, setActive] = useState(true);
  return (
    <ShortcutsDialog
      open={open}
      labels={{ title: 'Review venues by keyboard', close: 'Close' }}
      groups={[
        {
          title: 'Move',
          shortcuts: [
            { keys: ['J'], label: 'Next venue' },
            { keys: ['K'], label: 'Previous venue' },
          ],
        },
      ]}
      toggles={[{ label: 'Keyboard shortcuts', checked: active, onChange: setActive }]}
      onClose={onClose}
    />
  );
}
`,
  rules: [
    {
      do: 'Groups by what the keys act on, each with a title.',
      dont: 'One list of all: it has to be read from the top.',
    },
    {
      do: 'List only keys that the screen really handles, and take both from one place.',
      dont: 'Maintain a second list by hand: it becomes outdated.',
    },
  ],
  content: [
    'The title of a group is a verb, “Decide”, or a place: “In a dialog”.',
    'An action is called as on its button: “Approve”. A key is what is printed on it: “A”, “Esc”.',
    'A switch is a statement that is true when it is on, without a full stop: “Ask before a venue is approved in cards and rows”.',
  ],
  screenReader: ['Groups are regions with headings; each key is read with its meaning.'],
};
