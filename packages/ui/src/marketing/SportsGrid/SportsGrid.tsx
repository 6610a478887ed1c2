import { Section, type SectionHeading } from '../Section/index.ts';
import type { Stat } from '../Stats/index.ts';
import { SwipeRow } from '../SwipeRow/index.ts';
import { SportPanel, type SportPanelProps } from './SportPanel.tsx';
import * as styles from './SportsGrid.css.ts';

export interface SportCard extends SportPanelProps {
  name: string;
  /** Active players, daily matches, venues, rating (spec §2.2), already formatted. */
  figures: readonly Stat[];
}

export interface SportsGridProps extends SectionHeading {
  /** Five: on wide screens three above two. The first is chosen at first. */
  sports: readonly SportCard[];
}

/** The sports; the chosen one shows its court and matches, without a script. */
export function SportsGrid({ sports, ...heading }: SportsGridProps) {
  const { id } = heading;
  return (
    <Section {...heading}>
      <div className={styles.choice}>
        <SwipeRow labelledBy={`${id}-title`} className={styles.grid}>
          {sports.map(({ court, name, figures }, index) => (
            <article key={court} className={styles.card[court]}>
              <h3 className={styles.name}>
                <input
                  type="radio"
                  id={`${id}-${court}`}
                  name={id}
                  value={court}
                  defaultChecked={index === 0}
                  className={styles.radio}
                />
                <label htmlFor={`${id}-${court}`} className={styles.label}>
                  {name}
                </label>
              </h3>
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
        </SwipeRow>
        {sports.map(({ court, words, matches }) => (
          <SportPanel key={court} court={court} words={words} matches={matches} />
        ))}
      </div>
    </Section>
  );
}
