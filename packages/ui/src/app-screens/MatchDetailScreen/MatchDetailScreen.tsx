import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Gauge from 'lucide-react/icons/gauge';
import MapPin from 'lucide-react/icons/map-pin';
import Share from 'lucide-react/icons/share';
import { PhoneScreen } from '../PhoneScreen/PhoneScreen.tsx';
import { icon } from '../PhoneScreen/styles.ts';
import * as styles from './MatchDetailScreen.css.ts';
import { Pitch, type Team } from './Pitch.tsx';

interface MatchDetailScreenProps {
  time: string;
  title: string;
  spots: string;
  /** Who plays from the left, and who from the right. */
  teams: readonly [Team, Team];
  facts: readonly { kind: 'when' | 'where' | 'level'; title: string; text: string }[];
  players: { count: string; text: string };
  price: { amount: string; text: string };
  action: string;
}

const icons = { when: CalendarClock, where: MapPin, level: Gauge };

/** The app's page of one match, its players on the pitch; drawn to be captured. */
export function MatchDetailScreen({
  time,
  title,
  spots,
  teams,
  facts,
  players,
  price,
  action,
}: MatchDetailScreenProps) {
  const joined = teams.flat().filter((initials) => initials !== undefined);
  return (
    <PhoneScreen
      time={time}
      ground="football"
      header={
        <>
          <div className={styles.tools}>
            <ChevronLeft className={icon} aria-hidden="true" />
            <Share className={icon} aria-hidden="true" />
          </div>
          <Pitch teams={teams} />
        </>
      }
      footer={
        <div className={styles.order}>
          <span className={styles.price}>
            <strong>{price.amount}</strong>
            {price.text}
          </span>
          <span className={styles.action}>{action}</span>
        </div>
      }
    >
      <div className={styles.heading}>
        <p className={styles.title}>{title}</p>
        <span className={styles.spots}>{spots}</span>
      </div>
      <div className={styles.facts}>
        {facts.map(({ kind, title: fact, text }) => {
          const Icon = icons[kind];
          return (
            <div key={kind} className={styles.fact}>
              <span className={styles.sign}>
                <Icon className={icon} aria-hidden="true" />
              </span>
              <span>
                <strong>{fact}</strong>
                {text}
              </span>
            </div>
          );
        })}
      </div>
      <div className={styles.players}>
        {joined.length > 0 && (
          <span className={styles.avatars}>
            {joined.slice(0, 4).map((initials) => (
              <span key={initials}>{initials}</span>
            ))}
          </span>
        )}
        <span>
          <strong>{players.count}</strong>
          {players.text}
        </span>
      </div>
    </PhoneScreen>
  );
}
