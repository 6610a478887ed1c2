import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'The title of a page, a section, a card or a group. Its rank in the outline and its size are chosen separately.',
  avoid:
    'The title of a Dialog is its `title`. A term of a list, the legend of a FieldGroup and a figure are no headings. The headings of a Markdown document come from Prose.',
  anatomy: [['Words', 'In the font of titles, and from “control” on in the font of the text.']],
  states: [
    ['Page', 'The title of a screen.'],
    ['Section', 'The title of a part of a screen, of a dialog or of a venue that is opened.'],
    ['Card', 'The title of a card or a panel.'],
    ['Control', 'As large as the words of a button: a column of links.'],
    ['Label', 'As large as the label of a field: a group within a card.'],
    ['With className', 'With a colour or a margin of the place where it is.'],
  ],
  keyboard: [],
  code: `import { Heading } from '@campetto/ui';

export function Hours() {
  return (
    <section aria-labelledby="hours">
      <Heading level={2} size="card" id="hours">
        Opening hours
      </Heading>
      <p>Every day from 8 to 23.</p>
    </section>
  );
}
`,
  rules: [
    {
      do: 'Choose the level from the outline: one below the heading that it is part of.',
      dont: 'Show a title as bold text: the list of headings of a screen reader lacks it.',
    },
  ],
  content: [
    'What is below it, in a few words, without a full stop.',
    'In sentence case: “Opening hours”.',
  ],
  screenReader: ['It is read with its level, and is part of the list of headings.'],
};
