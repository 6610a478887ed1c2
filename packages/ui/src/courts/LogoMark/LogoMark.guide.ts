import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Says whose page this is: the little pitch with its ball, with or without the name beside it.',
  avoid:
    'It is no button and no link: the piece that holds it, such as the Navbar, makes it one and names where it leads.',
  anatomy: [
    ['Pitch', 'A frame with its centre line, in the colour of the text around it.'],
    ['Ball', 'In the spark’s lime, on every ground.'],
    ['Name', 'In the display face, heavy and tight, always 1.5 rem.'],
  ],
  states: [
    ['With the name', 'Wherever there is room for both.'],
    ['Mark alone', 'Grows and shrinks with the text around it, and is decoration: name it beside.'],
    ['On a dark ground', 'The zone around it carries data-theme="dark"; nothing else changes.'],
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
      do: 'Where only the mark fits, give the link around it the name as its aria-label.',
      dont: 'Leave a link with nothing but the mark in it: it has no name at all.',
    },
  ],
};
