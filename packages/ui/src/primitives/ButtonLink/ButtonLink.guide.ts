import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Links to another page or place, and looks like a button because it is the main step.',
  avoid: 'An action in place is a Button. A link within text is a TextLink.',
  anatomy: [
    ['Background', 'The same tones, sizes and widths as a Button.'],
    ['Icon', 'Optional, before the words.'],
    ['Text', 'The target, or what is there.'],
    ['Hidden text', 'With a new tab: announced after the rest.'],
  ],
  states: [
    [
      'Resting, hover, pressed',
      'As a Button: the background darkens; pressed, it moves down by one pixel.',
    ],
    ['Focused', 'A ring of 3 px outside the border.'],
    ['New tab', 'Opens a new tab, without access to this page.'],
  ],
  tones: [
    ['`neutral`', 'Any step beside the main one; the default.'],
    ['`brand`', 'The main step of the screen: “Add venue”.'],
    ['`quiet`', 'A minor link, without a border: “All activity”.'],
    [
      '`positive`, `caution`, `critical`',
      'As of a Button. They are for decisions, and a link decides nothing.',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the link.'],
    ['Enter', 'Follows it. Space scrolls the page, as with every link.'],
  ],
  code: `import { ButtonLink } from '@campetto/ui';
import Plus from 'lucide-react/icons/plus';

export function AddVenue() {
  return (
    <ButtonLink href="/admin/venues/new" tone="brand" icon={Plus}>
      Add venue
    </ButtonLink>
  );
}
`,
  rules: [
    {
      do: 'Use a ButtonLink for everything with an address: it opens in a new tab by the middle button, and can be copied.',
      dont: 'A Button whose handler changes the page.',
    },
  ],
  content: [
    'Names the target or the step: “Download the app”.',
    'Sentence case, without a full stop and without a typed arrow: an icon is drawn before the words.',
  ],
  screenReader: [
    'It is a link. With `newTabLabel` its name ends with the note that a new tab opens.',
  ],
};
