import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'A part of the landing page: a heading in the page’s width, a background, an anchor.',
  avoid: 'In a document use the headings of Prose. In the back office use a heading and a Stack.',
  anatomy: [
    ['Background', 'Page, card or paint, across the whole width.'],
    ['Eyebrow', 'A small line above the title, in blue, on paint in lime.'],
    ['Title', 'An h2; it names the section to screen readers.'],
    ['Lead', 'Optional: a sentence or two.'],
    ['Content', 'The section’s content, in the same width.'],
  ],
  states: [
    ['Below the fold', 'Rendered in place; slides in once when it is first scrolled to.'],
    ['Visible at once, reduced motion, or without scripts', 'Shown without animation.'],
    ['Reached by its anchor', 'Stops below the fixed bar and gets the focus, without a ring.'],
  ],
  keyboard: [
    ['Enter on a link to its anchor', 'Moves the focus here: the next Tab continues inside.'],
  ],
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
      do: 'Alternate the backgrounds, with paint once or twice per page.',
      dont: 'Place paint below paint: the two sections merge.',
    },
    {
      do: 'Give each its own id; the title’s id is derived from it.',
      dont: 'Use an id twice on a page: the second section would get the first one’s name.',
    },
  ],
  content: [
    'The line above the title is one or two words without a full stop, the same as the link that leads here: “Features”.',
    'The title has up to about eight words, in sentence case and without a full stop: “Everything around the ninety minutes”. It names the region.',
    'The lead is one or two sentences with a full stop, at most 44 rem wide.',
  ],
  screenReader: ['A region that is named by its title, which is an h2.'],
};
