import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'The contact page: its head, and below it the cards that say how to reach us.',
  avoid: 'Pages of text are a LegalLayout or a GuideLayout. The cards alone are ContactCards.',
  anatomy: [
    ['Head', 'The PageHead: the way back, the title, a lead.'],
    ['Cards', 'The ContactCards, in the measure of the page.'],
  ],
  states: [
    ['With and without a lead', 'The head is lower without one.'],
    ['Phone', 'Everything in one column.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the way back, then the address and its button.'],
    ['Enter', 'Follows the link.'],
  ],
  code: `import { type ContactCardsProps, ContactLayout } from '@campetto/ui';

export function ContactPage({ cards }: { cards: ContactCardsProps }) {
  return (
    <ContactLayout
      title="Contact us"
      lead="A question, an idea, a proposal: we read everything."
      home={{ label: 'Back to the home page', href: '/' }}
      cards={cards}
    />
  );
}
`,
};
