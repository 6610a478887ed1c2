import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'A button whose icon is sufficient: close, next, the menu. Its name is read aloud, and shown on hover.',
  avoid:
    'If the icon could mean two things, use a Button with text. Touch users never see the name, only the icon.',
  anatomy: [
    ['Target', 'A square of 44 px, larger than its icon.'],
    ['Icon', '20 px, from the one line set.'],
    ['Name', 'Invisible, but required.'],
  ],
  states: [
    ['Resting, hover, pressed', 'Quiet by default: a background appears on hover.'],
    ['Focused', 'A ring of 3 px outside the border.'],
    ['Disabled', 'Greyed, not reachable by keyboard.'],
  ],
  tones: [
    ['`quiet`', 'Without a border; the default.'],
    ['`neutral`', 'With a border, beside other controls that have one.'],
    ['`brand`, `positive`, `caution`, `critical`', 'As of a Button.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the button.'],
    ['Enter, Space', 'Press it.'],
  ],
  code: `import { IconButton } from '@campetto/ui';
import X from 'lucide-react/icons/x';

export function Close({ onClose }: { onClose: () => void }) {
  return <IconButton label="Close" icon={X} onClick={onClose} />;
}
`,
  rules: [
    {
      do: 'Name the action: “Open menu”.',
      dont: 'Name the icon: “Three lines”.',
    },
  ],
  content: [
    'The label is a verb with its object, as on a button with words.',
    'In sentence case and without a full stop, “Clear the search”: it is the tooltip as well.',
  ],
  screenReader: ['The label is its name and its tooltip; the icon is skipped.'],
};
