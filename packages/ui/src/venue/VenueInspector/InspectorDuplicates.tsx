import { Badge } from '../../primitives/Badge/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { BreakableText } from '../../primitives/internal/BreakableText.tsx';
import type { VenueInspectorProps } from './types.ts';
import * as styles from './VenueInspector.css.ts';

type InspectorDuplicatesProps = Pick<VenueInspectorProps, 'labels' | 'duplicates'>;

/** The venues that are likely the same, each with the fields in which it differs. */
export function InspectorDuplicates({ labels, duplicates }: InspectorDuplicatesProps) {
  return (
    <section aria-label={labels.duplicates}>
      <Heading level={3} size="label" className={styles.heading}>
        {labels.duplicates}
      </Heading>
      {duplicates.map(({ id, name, status, similarity, differences }) => (
        <div key={id} className={styles.duplicate}>
          <p className={styles.who}>
            <b>{name}</b> <Badge tone={status.tone}>{status.label}</Badge>
          </p>
          <p className={styles.similarity}>{similarity.join(' · ')}</p>
          {differences.length === 0 ? (
            <p className={styles.similarity}>{labels.noDifferences}</p>
          ) : (
            <table className={styles.differences}>
              <thead className={styles.sides}>
                <tr>
                  <td />
                  <th scope="col">{labels.venue}</th>
                  <th scope="col">{labels.duplicate}</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ id, label, ...sides }) => (
                  <tr key={id}>
                    <th scope="row" className={styles.term}>
                      {label}
                    </th>
                    <Value text={sides.venue} empty={labels.empty} />
                    <Value text={sides.duplicate} empty={labels.empty} />
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      ))}
    </section>
  );
}

function Value({ text, empty }: { text: string; empty: string }) {
  return (
    <td className={styles.value}>
      {text === '' ? (
        <span className={styles.missing}>{empty}</span>
      ) : (
        <BreakableText>{text}</BreakableText>
      )}
    </td>
  );
}
