import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Lists every key that does something on a screen, and lets single letters be turned off.',
  avoid: 'A screen without keys of its own needs none. A single hint beside a control is a Kbd.',
  anatomy: [
    ['Groups', 'Each with a title; two columns where there is room, one on a phone.'],
    ['Shortcut', 'What it does on the left, its keys on the right. Each of several keys does it.'],
    ['Switch', 'A checkbox that turns single letters off, for those whom they get in the way of.'],
    ['Close', 'The cross of every Dialog.'],
  ],
  states: [
    ['On', 'The letters act.'],
    ['Off', 'The list stays: it is how one turns them on again.'],
  ],
  keyboard: [
    ['Tab', 'The switch, then the cross; it stays inside the sheet.'],
    ['Space', 'Turns the letters on and off.'],
    ['Escape', 'Closes; the focus returns to where it was.'],
  ],
  code: `import { ShortcutSheet } from '@campetto/ui';
import { useState } from 'react';

export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [active, setActive] = useState(true);
  return (
    <ShortcutSheet
      open={open}
      labels={{ title: 'Keyboard shortcuts', close: 'Close' }}
      groups={[
        {
          title: 'Move',
          shortcuts: [
            { keys: ['J'], label: 'Next venue' },
            { keys: ['K'], label: 'Previous venue' },
          ],
        },
      ]}
      toggle={{ label: 'Single keys act', checked: active, onChange: setActive }}
      onClose={onClose}
    />
  );
}
`,
  rules: [
    {
      do: 'List only keys that the screen really listens for, and take both from one place.',
      dont: 'Keep a second list by hand: it will tell lies within a month.',
    },
  ],
};
