import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'A button whose picture says it all: close, next, the menu. Its name is read aloud, and shown to a pointer that rests on it.',
  avoid:
    'Where the picture could mean two things, a Button with words. A finger never sees the name: it has only the picture.',
  anatomy: [
    ['Target', 'A square of 44 px, larger than the picture in it.'],
    ['Icon', '20 px, from the one line set.'],
    ['Name', 'Unseen, but required.'],
  ],
  states: [
    ['Resting, hover, pressed', 'Quiet by default: a ground comes under the pointer.'],
    ['Focused', 'A ring of 2 px outside the edge.'],
    ['Disabled', 'Greyed, out of reach of the keyboard.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the button.'],
    ['Enter, Space', 'Press it.'],
  ],
  code: `import { IconButton } from '@campetto/ui';
import { X } from 'lucide-react';

export function Close({ onClose }: { onClose: () => void }) {
  return <IconButton label="Close" icon={X} onClick={onClose} />;
}
`,
  rules: [
    {
      do: 'Name what it does: “Open menu”.',
      dont: 'Name the picture: “Three lines”.',
    },
  ],
};
