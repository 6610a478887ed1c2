import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows how to contact us, where we are, and topics to write about. It is placed below the page’s title.',
  avoid:
    'The whole page, with its header, is a ContactLayout. The address at the end of every page belongs to the Footer.',
  anatomy: [
    [
      'E-mail',
      'Dark in both themes, on a court: the address, the time until a reply, a button to write.',
    ],
    ['Location', 'The town and the company, beside it.'],
    ['Topics', 'Four, each with its icon: partnership, support, feedback, press.'],
  ],
  states: [
    ['Desktop, tablet', 'The e-mail card takes two thirds; the topics are in two columns.'],
    ['Phone', 'One below the other. The address is sized to stay on one line.'],
    ['Long address', 'Wraps where necessary instead of overflowing the card.'],
    ['Hover', 'The address turns lime.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the address, then the button.'],
    ['Enter', 'Opens the mail program with the address filled in.'],
  ],
  code: `import { ContactCards } from '@campetto/ui';

export function Contact() {
  return (
    <ContactCards
      email={{
        title: 'Write to us',
        address: 'hello@campetto.app',
        sendLabel: 'Send email',
        replyNote: 'We reply within 24–48 hours.',
      }}
      location={{
        title: 'Where we are',
        place: 'Verona, Italy',
        company: ['Campetto S.r.l.', 'VAT number IT00000000000'],
      }}
      topicsTitle="What you can write about"
      topics={{
        partnership: { title: 'Partnership', description: 'You run a venue or a league.' },
        support: { title: 'Technical support', description: 'Something does not work.' },
        feedback: { title: 'Product feedback', description: 'An idea, a wish.' },
        press: { title: 'Media and press', description: 'Interviews, figures, logos.' },
      }}
    />
  );
}
`,
  rules: [
    {
      do: 'State how soon we reply, and keep to it.',
      dont: '“As soon as possible”: it promises nothing.',
    },
  ],
  content: [
    'The button is a verb and its object: “Send email”, not “Contact”.',
    'The note is a sentence with a number, and an en dash between two: “We reply within 24–48 hours.”',
    'A topic has one to three words in sentence case, “Technical support”: they become the subject of the e-mail.',
    'The description says in one sentence who should choose it: “Something in the app or on this site does not work.”',
  ],
  screenReader: ['Two sections with headings, then a list of topics; each link opens an e-mail.'],
};
