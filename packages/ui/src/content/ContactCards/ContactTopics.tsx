import Handshake from 'lucide-react/icons/handshake';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Megaphone from 'lucide-react/icons/megaphone';
import Wrench from 'lucide-react/icons/wrench';
import type { IconComponent } from '../../primitives/icon.ts';
import * as styles from './ContactCards.css.ts';
import type { ContactCardsProps, ContactTopic } from './types.ts';

const icons: Record<ContactTopic, IconComponent> = {
  partnership: Handshake,
  support: Wrench,
  feedback: Lightbulb,
  press: Megaphone,
};
const order = Object.keys(icons) as ContactTopic[];

interface ContactTopicsProps extends Pick<ContactCardsProps, 'topics'> {
  /** The link that opens an e-mail without a subject. */
  mailto: string;
}

/** The topics to write about, each with a link that opens an e-mail. */
export function ContactTopics({ mailto, topics }: ContactTopicsProps) {
  return (
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
  );
}
