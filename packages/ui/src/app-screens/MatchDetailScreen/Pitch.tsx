import { CourtPlan } from '../../illustrations/CourtPlan/index.ts';
import * as styles from './MatchDetailScreen.css.ts';

/** Initials of the five of one side, the goalkeeper first; a free spot has none. */
export type Team = readonly (string | undefined)[];

/** Positions of the left team, in percent of the pitch: the goalkeeper, two defenders, two forwards. */
const FORMATION = [
  [9, 50],
  [22, 23],
  [22, 77],
  [40, 30],
  [40, 70],
] as const;

/** The positions of the players: the first team on the left, the other mirrored on the right. */
export function Pitch({ teams: [home, away] }: { teams: readonly [Team, Team] }) {
  return (
    <div className={styles.pitch}>
      <CourtPlan court="football" lineWidth={2} />
      {FORMATION.map(([x, y], index) => (
        <span key={`${x} ${y}`}>
          <Player initials={home[index]} side="home" x={x} y={y} />
          <Player initials={away[index]} side="away" x={100 - x} y={100 - y} />
        </span>
      ))}
    </div>
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
