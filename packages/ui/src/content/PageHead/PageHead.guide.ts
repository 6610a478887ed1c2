import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Heads a page of words: the way back, the title, and a sentence or a date below it.',
  avoid:
    'The landing page opens with a Hero, a page about one thing stands on a Stage. GuideLayout, LegalLayout and ContactLayout bring a head already.',
  anatomy: [
    ['Band', 'Navy in both themes, across the whole width; half a pitch in passing.'],
    ['Way back', 'A link with an arrow, over the title.'],
    ['Title', 'The page’s h1.'],
    ['Lead', 'Optional.'],
  ],
  states: [
    ['Under the bar', 'Its upper edge leaves room for the fixed Navbar.'],
    ['Hover', 'The way back turns white and is underlined.'],
    ['Printed', 'Title and lead alone, in black.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the way back.'],
    ['Enter', 'Follows it.'],
  ],
  code: `import { PageHead } from '@campetto/ui';

export function Head() {
  return (
    <PageHead
      title="How Campetto works"
      lead="Levels, ranking, seasons and fair play."
      home={{ label: 'Back to the home page', href: '/' }}
    />
  );
}
`,
};
