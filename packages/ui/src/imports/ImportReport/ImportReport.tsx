import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import * as styles from './ImportReport.css.ts';

export interface ReportFigure {
  id: string;
  label: string;
  /** Already formatted. */
  value: string;
  tone: NonNullable<VariantsOf<typeof styles.figure>['tone']>;
}

export interface ReportItem {
  id: string;
  /** Where in the file: "Line 7". */
  place: string;
  /** The venue that the record is of, with the address of the list that shows it. */
  venue?: { name: string; href: string | undefined } | undefined;
  /** Why, or what of it, a line each. */
  reasons: readonly string[];
}

export interface ReportList {
  /** "Refused: 3". */
  title: string;
  items: readonly ReportItem[];
  /** Shown below the list if there are more than it contains. */
  more?: string | undefined;
}

export interface ImportReportProps {
  /** The result: "milano.geojson has been imported". */
  title: string;
  figures: readonly ReportFigure[];
  /** What the figures mean for the directory, a sentence each. */
  notes: readonly string[];
  lists: readonly ReportList[];
  /** The next steps. */
  children: ReactNode;
}

/** The result of an import. */
export function ImportReport({ title, figures, notes, lists, children }: ImportReportProps) {
  return (
    <section className={styles.report} aria-label={title}>
      <Heading level={2} size="card" className={styles.title}>
        {title}
      </Heading>
      <dl className={styles.figures}>
        {figures.map(({ id, label, value, tone }) => (
          <div key={id} className={styles.figure({ tone })}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {lists.map((list) => (
        <Remarks key={list.title} {...list} />
      ))}
      <div className={styles.footer}>{children}</div>
    </section>
  );
}

function Remarks({ title, items, more }: ReportList) {
  const id = useId();
  return (
    <div className={styles.remarks}>
      <Heading level={3} size="label" id={id}>
        {title}
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby={id}>
        <ul>
          {items.map(({ id, place, venue, reasons }) => (
            <li key={id} className={styles.remark}>
              <span className={styles.place}>{place}</span>
              <div className={styles.reasons}>
                {venue && (
                  <p>
                    {venue.href === undefined ? (
                      venue.name
                    ) : (
                      <TextLink href={venue.href}>{venue.name}</TextLink>
                    )}
                  </p>
                )}
                {reasons.map((reason) => (
                  <p key={reason}>{reason}</p>
                ))}
              </div>
            </li>
          ))}
        </ul>
        {more !== undefined && <p className={styles.more}>{more}</p>}
      </section>
    </div>
  );
}
