import { ContactCards, type ContactCardsProps } from '../ContactCards/ContactCards.tsx';
import { PageHead, type PageHeadProps } from '../PageHead/PageHead.tsx';
import { body } from './ContactLayout.css.ts';

export interface ContactLayoutProps extends PageHeadProps {
  cards: ContactCardsProps;
}

/** The contact page (spec §2.7). */
export function ContactLayout({ cards, ...head }: ContactLayoutProps) {
  return (
    <>
      <PageHead {...head} />
      <div className={body}>
        <ContactCards {...cards} />
      </div>
    </>
  );
}
