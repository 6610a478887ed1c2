import Bot from 'lucide-react/icons/bot';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import MapPin from 'lucide-react/icons/map-pin';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Search from 'lucide-react/icons/search';
import { points } from '../../theme/shared/page.css.ts';
import { Section, type SectionHeading } from '../Section/index.ts';
import { Board, Bubbles, Pitch } from './art.tsx';
import * as styles from './FeatureGrid.css.ts';

export interface FeatureCard {
  /** Decides picture and place. */
  kind: 'find' | 'coach' | 'progress' | 'events' | 'venue' | 'chat';
  title: string;
  points: readonly string[];
}

export interface FeatureGridProps extends SectionHeading {
  /** One of each kind. */
  cards: readonly FeatureCard[];
}

const icons = {
  find: Search,
  coach: Bot,
  progress: ChartColumn,
  events: CalendarDays,
  venue: MapPin,
  chat: MessagesSquare,
};

/** What the app does, as a bento of six cards. */
export function FeatureGrid({ cards, ...heading }: FeatureGridProps) {
  return (
    <Section {...heading}>
      <div className={styles.grid}>
        {cards.map((card) => (
          <Card key={card.kind} {...card} />
        ))}
      </div>
    </Section>
  );
}

function Card({ kind, title, points: lines }: FeatureCard) {
  const Icon = icons[kind];
  return (
    <article className={styles.card[kind]}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <h3 className={styles.title}>{title}</h3>
      <ul className={points}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {kind === 'find' && <Pitch />}
      {kind === 'coach' && <Board />}
      {kind === 'chat' && <Bubbles />}
    </article>
  );
}
