import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'A part of the landing page: a heading in the page’s measure, a ground, an anchor to be reached by.',
  avoid:
    'In a document the headings of Prose do this. In the back office use a heading and a Stack: nothing there rises in.',
  anatomy: [
    ['Ground', 'Page, card or paint, across the whole width.'],
    ['Eyebrow', 'A small line over the title, in blue, on paint in lime.'],
    ['Title', 'An h2; it names the section to screen readers.'],
    ['Lead', 'Optional: a sentence or two.'],
    ['Content', 'Whatever the section is about, in the same measure.'],
  ],
  states: [
    ['Below the fold', 'Stands there; rises in once when it is first scrolled to.'],
    ['In sight at once, motion reduced, or without scripts', 'Simply stands there.'],
    ['Reached by its anchor', 'Stops below the fixed bar and takes the focus, without a ring.'],
  ],
  keyboard: [['Enter on a link to its anchor', 'Brings focus here: the next Tab goes on inside.']],
  code: `import { ActionLink, Section } from '@campetto/ui';

export function Community() {
  return (
    <Section id="community" eyebrow="Community" title="Who plays here" ground="card">
      <ActionLink href="#download">Join them</ActionLink>
    </Section>
  );
}
`,
  rules: [
    {
      do: 'Alternate the grounds, with paint once or twice a page.',
      dont: 'Paint under paint: the two sections become one.',
    },
    {
      do: 'Give each an id of its own; the title’s id is made from it.',
      dont: 'Use an id twice on a page: the second section would bear the first one’s name.',
    },
  ],
};
