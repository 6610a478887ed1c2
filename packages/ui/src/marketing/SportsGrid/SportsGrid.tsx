import { CourtPlan, type Sport } from '../../illustrations/CourtPlan/index.ts';
import { Section, type SectionHeading } from '../Section/index.ts';
import type { Stat } from '../Stats/index.ts';
import * as styles from './SportsGrid.css.ts';

export interface SportCard {
  court: Sport;
  name: string;
  /** Active players, daily matches, venues, rating (spec §2.2), already formatted. */
  figures: readonly Stat[];
}

export interface SportsGridProps extends SectionHeading {
  /** Five: on wide screens three above two. */
  sports: readonly SportCard[];
}

/** The sports, each on its own court. */
export function SportsGrid({ sports, ...heading }: SportsGridProps) {
  return (
    <Section {...heading}>
      <div className={styles.grid}>
        {sports.map(({ court, name, figures }) => (
          <article key={court} className={styles.card[court]}>
            <div className={styles.lines[court]}>
              <CourtPlan court={court} lineWidth={2.5} />
            </div>
            <h3 className={styles.name}>{name}</h3>
            <dl className={styles.figures}>
              {figures.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </Section>
  );
}
