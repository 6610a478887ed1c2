import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Leads to another page, or to another place, and looks like a button because it is the step to take.',
  avoid:
    'What does something here is a Button. A link among words is a TextLink: a button in the middle of a sentence shouts.',
  anatomy: [
    ['Ground', 'The same tones, sizes and widths as a Button.'],
    ['Icon', 'Optional, before the words.'],
    ['Words', 'Where it leads, or what waits there.'],
    ['Unseen words', 'With a new tab: said to those who listen, after the rest.'],
  ],
  states: [
    ['Resting, hover, pressed', 'As a Button: the ground darkens and sinks by one pixel.'],
    ['Focused', 'A ring of 2 px outside the edge.'],
    ['New tab', 'Opens beside this page; the new page learns nothing of this one.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the link.'],
    ['Enter', 'Follows it. Space scrolls the page, as with every link.'],
  ],
  code: `import { ButtonLink } from '@campetto/ui';
import { Plus } from 'lucide-react';

export function AddVenue() {
  return (
    <ButtonLink href="/admin/venues/new" tone="primary" icon={Plus}>
      Add venue
    </ButtonLink>
  );
}
`,
  rules: [
    {
      do: 'A ButtonLink for what has an address: it opens in a new tab by the middle button, and can be copied.',
      dont: 'A Button whose handler changes the page.',
    },
  ],
};
