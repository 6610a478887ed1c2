import { ContactCards, type ContactCardsProps } from '../ContactCards/index.ts';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { body } from './ContactLayout.css.ts';

export interface ContactLayoutProps extends PageHeaderProps {
  cards: ContactCardsProps;
}

/** The contact page (spec §2.7). */
export function ContactLayout({ cards, ...header }: ContactLayoutProps) {
  return (
    <>
      <PageHeader {...header} />
      <div className={body}>
        <ContactCards {...cards} />
      </div>
    </>
  );
}
