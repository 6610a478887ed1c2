import Clock from 'lucide-react/icons/clock';
import Handshake from 'lucide-react/icons/handshake';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import Wrench from 'lucide-react/icons/wrench';
import { CourtPlan } from '../../illustrations/CourtPlan/CourtPlan.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../primitives/Heading/index.ts';
import type { IconComponent } from '../../primitives/icon.ts';
import * as styles from './ContactCards.css.ts';

export type ContactTopic = 'partnership' | 'support' | 'feedback' | 'press';

export interface ContactCardsProps {
  email: {
    title: string;
    address: string;
    /** On the button: "Send email". */
    sendLabel: string;
    /** "We reply within 24–48 hours." */
    replyNote: string;
  };
  location: {
    title: string;
    place: string;
    /** The company with its address and numbers, one fact a line. */
    company: readonly string[];
  };
  topicsTitle: string;
  /** A topic’s title opens an e-mail with it as the subject. */
  topics: Record<ContactTopic, { title: string; description: string }>;
}

const icons: Record<ContactTopic, IconComponent> = {
  partnership: Handshake,
  support: Wrench,
  feedback: Lightbulb,
  press: Megaphone,
};
const order = Object.keys(icons) as ContactTopic[];

/** How to reach us, and what about (spec §2.7). Below the page's h1. */
export function ContactCards({ email, location, topicsTitle, topics }: ContactCardsProps) {
  const mailto = `mailto:${email.address}`;
  return (
    <div className={styles.cards}>
      <section className={styles.email}>
        <div className={styles.emailBody} data-theme="dark">
          <div className={styles.court}>
            <CourtPlan court="padel" />
          </div>
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
          <ButtonLink href={mailto} tone="brand" size="large">
            {email.sendLabel}
          </ButtonLink>
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
        <ul className={styles.list}>
          {order.map((topic) => {
            const Icon = icons[topic];
            const { title, description } = topics[topic];
            return (
              <li key={topic} className={styles.topic}>
                <span className={styles.icon}>
                  <Icon size={22} aria-hidden="true" />
                </span>
                <div>
                  <h3 className={styles.topicTitle}>
                    <a
                      className={styles.topicLink}
                      href={`${mailto}?subject=${encodeURIComponent(title)}`}
                    >
                      {title}
                    </a>
                  </h3>
                  <p className={styles.description}>{description}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
