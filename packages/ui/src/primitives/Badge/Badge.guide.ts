import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Says in a word or two how the thing it sits on stands: pending, approved, two spots left.',
  avoid:
    'It cannot be pressed: what can is a Button or a link. A whole sentence is a Banner, and a number that people come for is a StatTile.',
  anatomy: [
    ['Pill', 'A soft ground with an edge of the same tone; the spark alone is a full colour.'],
    ['Icon', 'Optional, before the words; it repeats them and is not read aloud.'],
    ['Words', 'Small and strong. They wrap inside the pill when its place is narrow.'],
  ],
  states: [
    ['Neutral', 'Where nothing has been decided yet, and for plain facts.'],
    ['Positive, critical, warning', 'How a decision or a check came out.'],
    ['Info', 'Something to compare, such as a twin near by.'],
    ['Brand', 'A fact that belongs to Campetto, such as the sport.'],
    ['Spark', 'The one thing on the page that should be noticed first.'],
  ],
  keyboard: [],
  code: `import { Badge } from '@campetto/ui';
import { CircleCheck } from 'lucide-react';

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
      do: 'Let the words say it; the tone only helps to find it.',
      dont: 'A green pill and a red pill with nothing but a number in them.',
    },
    {
      do: 'One spark on a screen.',
      dont: 'A spark on every card: then none of them is special.',
    },
  ],
};
