import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows the state of a thing in a word or two: pending, approved, two spots left.',
  avoid:
    'It cannot be pressed: use a Button or a link. A whole sentence is a Banner, and an important number is a StatTile.',
  anatomy: [
    ['Pill', 'A soft background with a border of the same tone; only the spark is a full colour.'],
    ['Icon', 'Optional, before the text; it repeats the text and is not read aloud.'],
    ['Text', 'Small and bold. It wraps inside the pill in a narrow place.'],
  ],
  states: [
    ['With and without an icon', 'The icon is before the text.'],
    ['In a narrow place', 'The text takes several lines, and the corners are less round.'],
  ],
  tones: [
    ['`neutral`', 'Undecided states and plain facts; the default.'],
    ['`positive`, `critical`, `warning`', 'The result of a decision or a check.'],
    ['`info`', 'Something to compare, such as a probable duplicate.'],
    ['`brand`', 'A fact that belongs to Campetto, such as the sport.'],
    ['`spark`', 'The one thing on the page that should be noticed first.'],
  ],
  keyboard: [],
  code: `import { Badge } from '@campetto/ui';
import CircleCheck from 'lucide-react/icons/circle-check';

export function Approved() {
  return (
    <Badge tone="positive" icon={CircleCheck}>
      Approved
    </Badge>
  );
}
`,
  rules: [
    {
      do: 'Let the text carry the meaning; the tone only supports it.',
      dont: 'A green pill and a red pill with only a number in them.',
    },
    {
      do: 'One spark per screen.',
      dont: 'A spark on every card: then none of them stands out.',
    },
  ],
  content: [
    'One or two words, without a full stop: “Approved”, “2 failed checks”.',
    'A number never stands alone: “3 photos”.',
  ],
  screenReader: [
    'It is read as plain text, in its place. A change is not announced: report it in a LiveRegion.',
  ],
};
