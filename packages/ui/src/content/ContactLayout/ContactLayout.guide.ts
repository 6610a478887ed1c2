import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The contact page: its header, and below it the cards with the ways to contact us.',
  avoid: 'Pages of text are a LegalLayout or a GuideLayout. The cards alone are ContactCards.',
  anatomy: [
    ['Header', 'The PageHeader: the back link, the title, a lead.'],
    ['Cards', 'The ContactCards, in the page’s width.'],
  ],
  states: [
    ['With and without a lead', 'Without a lead the header is lower.'],
    ['Phone', 'Everything in one column.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the back link, then the address and its button.'],
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
  rules: [
    {
      do: 'A lead of one sentence: what to write about.',
      dont: 'Repeat the address and the place in the lead: the cards below say them.',
    },
  ],
  content: [
    'The title is an invitation in two words: “Contact us”.',
    'The lead is one sentence with a full stop: “A question, an idea, a proposal: we read everything.”',
    'The back link names its target: “Back to the home page”, not “Back”.',
  ],
  screenReader: ['The title is the page’s h1; the back link comes before it.'],
};
