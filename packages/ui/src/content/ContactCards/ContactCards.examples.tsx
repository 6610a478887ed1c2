import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { ContactCards } from './ContactCards.tsx';

const { contact } = contentCopy({});

export const examples: readonly Example[] = [
  miniatures(
    pair(ContactCards, contact, {
      email: { ...contact.email, replyNote: 'We reply as soon as possible.' },
    }),
  ),
];
