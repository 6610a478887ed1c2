import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Tells how to reach us, from where we are, and what one can write about. It stands below the page’s title.',
  avoid:
    'The whole page, with its head, is a ContactLayout. The address at the end of every page is the Footer’s.',
  anatomy: [
    ['E-mail', 'Dark in both themes, on a court: the address, when we reply, a button to write.'],
    ['Location', 'The town, beside it.'],
    ['Topics', 'Four, each with its icon: partnership, support, feedback, press.'],
  ],
  states: [
    ['Desk, tablet', 'The e-mail takes two thirds, the topics stand two and two.'],
    ['Phone', 'One under the other. The address is set so that it stays on one line.'],
    ['Long address', 'Breaks where it has to, rather than run out of the card.'],
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
      location={{ title: 'Where we are', place: 'Verona, Italy' }}
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
      do: 'Say how soon we reply, and keep to it.',
      dont: '“As soon as possible”: it promises nothing.',
    },
  ],
};
