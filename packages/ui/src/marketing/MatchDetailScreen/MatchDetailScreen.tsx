import { CalendarClock, ChevronLeft, Gauge, MapPin, Share } from 'lucide-react';
import { CourtPlan } from '../../courts/CourtPlan/index.ts';
import { PhoneScreen } from '../PhoneScreen/index.ts';
import * as styles from './MatchDetailScreen.css.ts';

/** Initials of the five of one side, the goalkeeper first; a free spot has none. */
type Team = readonly (string | undefined)[];

export interface MatchDetailScreenProps {
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

/** Where the left side stands, in percent of the pitch: a box of two and two. */
const FORMATION = [
  [9, 50],
  [22, 23],
  [22, 77],
  [40, 30],
  [40, 70],
] as const;

const icons = { when: CalendarClock, where: MapPin, level: Gauge };

/** The app's page of one match, its players on the pitch; drawn to be photographed. */
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
  const [home, away] = teams;
  return (
    <PhoneScreen
      time={time}
      ground="football"
      head={
        <>
          <div className={styles.tools}>
            <ChevronLeft aria-hidden="true" />
            <Share aria-hidden="true" />
          </div>
          <div className={styles.pitch}>
            <CourtPlan court="football" lineWidth={2} />
            {FORMATION.map(([x, y], index) => (
              <span key={`${x} ${y}`}>
                <Player initials={home[index]} side="home" x={x} y={y} />
                <Player initials={away[index]} side="away" x={100 - x} y={100 - y} />
              </span>
            ))}
          </div>
        </>
      }
      foot={
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
                <Icon aria-hidden="true" />
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
        <span className={styles.faces}>
          {home.slice(0, 4).map((initials) => (
            <span key={initials}>{initials}</span>
          ))}
        </span>
        <span>
          <strong>{players.count}</strong>
          {players.text}
        </span>
      </div>
    </PhoneScreen>
  );
}

interface PlayerProps {
  initials: string | undefined;
  side: 'home' | 'away';
  x: number;
  y: number;
}

function Player({ initials, side, x, y }: PlayerProps) {
  return (
    <span
      className={styles.player({ side: initials ? side : 'free' })}
      style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
    >
      {initials ?? '+'}
    </span>
  );
}
