import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { ContactLayout } from './ContactLayout.tsx';

const { contact, contactTitle, contactLead, home } = contentCopy({});
const { email, location } = contact;

export const examples: readonly Example[] = [
  miniatures(
    pair(
      ContactLayout,
      {
        title: contactTitle,
        lead: contactLead,
        home: { label: home, href: '#home' },
        cards: contact,
      },
      {
        lead: `${contactLead} Write to ${email.address}. ${email.replyNote} We are in ${location.place}: ${location.company.join(', ')}.`,
      },
    ),
  ),
];
