import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The logo: the little pitch with its ball, with or without the name beside it.',
  avoid:
    'It is no button and no link: the component around it, such as the Navbar, makes it a link and names the target.',
  anatomy: [
    ['Pitch', 'A frame with its centre line, in the colour of the surrounding text.'],
    ['Ball', 'In the spark’s lime, on every background.'],
    ['Name', 'In the display typeface, heavy and tight, always 1.5 rem.'],
  ],
  states: [
    ['With the name', 'Where there is room for both.'],
    ['Mark alone', 'Scales with the surrounding text, and is decoration: the name is beside it.'],
    ['On a dark background', 'The element around it has data-theme="dark"; nothing else changes.'],
  ],
  keyboard: [],
  code: `import { LogoMark } from '@campetto/ui';

export function Home() {
  return (
    <a href="/">
      <LogoMark name="campetto" />
    </a>
  );
}
`,
  rules: [
    {
      do: 'Pass the name: it is set beside the mark in the right type and distance.',
      dont: 'Write it beside the mark as plain text.',
    },
    {
      do: 'Where only the mark fits, give the link around it the name as its aria-label.',
      dont: 'Leave a link with only the mark: it has no name.',
    },
  ],
  content: [
    'The name is written as in every text and is the same in all languages: “Campetto”, without a slogan and not in capitals.',
    'Without a name the mark is not read: what it is in, such as a link to the home page, needs a label of its own.',
  ],
  screenReader: ['With a name the name is read as text; the mark alone is not read.'],
};
