import { useId, useState } from 'react';
import { CourtBackground } from '../../illustrations/CourtBackground/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import * as styles from './DuplicatesDialog.css.ts';
import type { DuplicateRecord, DuplicatesDialogProps } from './types.ts';

interface DuplicateHeadersProps
  extends Pick<DuplicatesDialogProps, 'labels' | 'keep' | 'onKeep' | 'onDifferent'> {
  records: readonly DuplicateRecord[];
  pending: boolean;
}

/** A summary of each record, with the choice of the one that stays and of those that are not the same. */
export function DuplicateHeaders({ labels, records, keep, pending, ...on }: DuplicateHeadersProps) {
  const group = useId();
  const left = records.filter(({ different }) => !different).length;
  return (
    <div role="radiogroup" aria-label={labels.keep} className={styles.row({ kind: 'headers' })}>
      <span className={styles.corner} />
      {records.map((record) => {
        const { id, different } = record;
        const kept = id === keep;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its content as a grid everywhere.
          <div
            key={id}
            role="group"
            aria-labelledby={`${group}-${id}`}
            className={styles.head({ kept, different })}
          >
            <Summary record={record} id={`${group}-${id}`} />
            <label className={styles.choice}>
              <input
                type="radio"
                className={styles.dot}
                name={group}
                checked={kept}
                disabled={pending || different || !record.keepable}
                // biome-ignore lint/a11y/noAutofocus: the dialog begins with the record that stays.
                autoFocus={kept}
                aria-describedby={`${group}-${id}`}
                onChange={() => on.onKeep(id)}
              />
              {labels.keep}
            </label>
            <Checkbox
              label={labels.different}
              checked={different}
              // The last record of the cluster cannot be taken out.
              disabled={pending || (!different && left === 1)}
              onCheckedChange={(checked) => on.onDifferent(id, checked)}
            />
          </div>
        );
      })}
    </div>
  );
}

function Summary({ id, record }: { id: string; record: DuplicateRecord }) {
  const { name, status, picture, court = 'any', similarity, origin } = record;
  const [broken, setBroken] = useState<string>();
  return (
    <div className={styles.who}>
      <div className={styles.picture}>
        {picture !== undefined && picture.url !== broken ? (
          <img
            className={styles.view}
            src={picture.url}
            alt={picture.alt}
            onError={() => setBroken(picture.url)}
          />
        ) : (
          <CourtBackground court={court} />
        )}
      </div>
      <div className={styles.words}>
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        <Badge tone={status.tone}>{status.label}</Badge>
        <p className={styles.fact}>{similarity.join(' · ')}</p>
        {origin && <p className={styles.fact}>{origin}</p>}
      </div>
    </div>
  );
}
