import { CourtPlan, type Sport } from '../../illustrations/CourtPlan/index.ts';
import * as styles from './MatchRow.css.ts';

/** The drawing and the texts of a match. */
export interface Match {
  court: Sport;
  title: string;
  detail: string;
  spots: string;
}

/** A match as the app lists it, in words. */
export function MatchRow({ court, title, detail, spots }: Match) {
  return (
    <div className={styles.row}>
      <span className={styles.court[court]}>
        <CourtPlan court={court} fit="cover" />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        {detail}
      </span>
      <span className={styles.spots}>{spots}</span>
    </div>
  );
}
