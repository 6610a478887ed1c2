import { CourtBackground } from '../../illustrations/CourtBackground/index.ts';
import type { Sport } from '../../illustrations/CourtPlan/index.ts';
import { PhoneScreen } from '../PhoneScreen/PhoneScreen.tsx';
import * as styles from './FindMatchScreen.css.ts';

interface FindMatchScreenProps {
  time: string;
  title: string;
  where: string;
  /** The first filter is shown as chosen. */
  filters: readonly string[];
  matches: readonly { court: Sport; title: string; detail: string; spots: string }[];
}

/** The app's list of matches, drawn to be captured inside a PhoneFrame. */
export function FindMatchScreen({ time, title, where, filters, matches }: FindMatchScreenProps) {
  return (
    <PhoneScreen
      time={time}
      header={
        <>
          <p className={styles.title}>{title}</p>
          <p className={styles.where}>{where}</p>
        </>
      }
    >
      <div className={styles.filters}>
        {filters.map((filter) => (
          <span key={filter}>{filter}</span>
        ))}
      </div>
      {matches.map((match) => (
        <div key={match.title} className={styles.match}>
          <div className={styles.court}>
            <CourtBackground court={match.court} />
          </div>
          <div className={styles.detail}>
            <span>
              <strong>{match.title}</strong>
              {match.detail}
            </span>
            <span className={styles.spots}>{match.spots}</span>
          </div>
        </div>
      ))}
    </PhoneScreen>
  );
}
