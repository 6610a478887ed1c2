import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import { CourtPlan } from '../../illustrations/CourtPlan/CourtPlan.tsx';
import { ActionLink } from '../../marketing/ActionLink/ActionLink.tsx';
import { Heading } from '../../primitives/Heading/index.ts';
import * as styles from './ContactCards.css.ts';
import { ContactTopics } from './ContactTopics.tsx';
import type { ContactCardsProps } from './types.ts';

/** How to reach us, and the topics to write about (spec §2.7); its headings are below the page's h1. */
export function ContactCards({ email, location, topicsTitle, topics }: ContactCardsProps) {
  const mailto = `mailto:${email.address}`;
  return (
    <div className={styles.cards}>
      <section className={styles.email}>
        <div className={styles.emailBody} data-theme="dark">
          <div className={styles.court}>
            <CourtPlan court="padel" />
          </div>
          <span className={styles.icon}>
            <Mail size={22} aria-hidden="true" />
          </span>
          <Heading level={2} size="card">
            {email.title}
          </Heading>
          <a href={mailto} className={styles.address}>
            {email.address}
          </a>
          <p className={styles.note}>
            <Clock size={18} aria-hidden="true" />
            {email.replyNote}
          </p>
          <ActionLink href={mailto} size="large">
            {email.sendLabel}
          </ActionLink>
        </div>
      </section>
      <section className={styles.location}>
        <div className={styles.homeCourt}>
          <CourtPlan court="any" />
        </div>
        <span className={styles.icon}>
          <MapPin size={22} aria-hidden="true" />
        </span>
        <Heading level={2} size="card">
          {location.title}
        </Heading>
        <p className={styles.place}>{location.place}</p>
        <address className={styles.company}>
          {location.company.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </address>
      </section>
      <section className={styles.topics}>
        <Heading level={2} size="card">
          {topicsTitle}
        </Heading>
        <ContactTopics mailto={mailto} topics={topics} />
      </section>
    </div>
  );
}
