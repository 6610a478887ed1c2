import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The header of a text page: the back link, the title, and a sentence or a date below it.',
  avoid:
    'The landing page starts with a Hero, a page about one thing uses a SingleCardLayout. GuideLayout, LegalLayout and ContactLayout include a header.',
  anatomy: [
    ['Band', 'Navy in both themes, across the whole width, with half a pitch.'],
    ['Back link', 'A link with an arrow, above the title.'],
    ['Title', 'The page’s h1.'],
    ['Lead', 'Optional.'],
  ],
  states: [
    ['Under the bar', 'Its upper edge leaves room for the fixed Navbar.'],
    ['Hover', 'The back link turns white and is underlined.'],
    ['Printed', 'Only title and lead, in black.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the back link.'],
    ['Enter', 'Follows it.'],
  ],
  code: `import { PageHeader } from '@campetto/ui';

export function Head() {
  return (
    <PageHeader
      title="How Campetto works"
      lead="Levels, ranking, seasons and fair play."
      home={{ label: 'Back to the home page', href: '/' }}
    />
  );
}
`,
  rules: [
    {
      do: 'A short title, and at most one sentence.',
      dont: 'An introduction of four sentences: the text itself begins out of sight.',
    },
  ],
  content: [
    'The title has at most about five words, in sentence case and without a full stop. Nothing is cut: a long word, such as “Accessibilità”, is hyphenated only on the narrowest screens.',
    'The lead is one sentence with a full stop, or a date without one.',
    'The back link names its target, “Back to the home page”. The arrow is drawn and not read.',
  ],
  screenReader: ['The title is the page’s h1, after the back link; the court is decoration.'],
};
