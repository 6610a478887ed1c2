import type { Action } from '../../primitives/action.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { ProgressBar } from '../../primitives/ProgressBar/index.ts';
import * as styles from './ImportProgress.css.ts';

export interface ImportProgressProps {
  /** Names the import: "Importing milano.geojson". */
  title: string;
  /** 0 to 100; absent while unknown, such as during the upload. */
  percent?: number | undefined;
  /** The progress in words: "1,500 records read, 1,498 new". */
  detail: string;
  stop: Action;
}

/** A running import, with a button to stop it. */
export function ImportProgress({ title, percent, detail, stop }: ImportProgressProps) {
  return (
    <section className={styles.box} aria-label={title}>
      <Heading level={2} size="card" className={styles.title}>
        {title}
      </Heading>
      <ProgressBar aria-label={title} value={percent} />
      <div className={styles.footer}>
        <p className={styles.detail}>{detail}</p>
        <Button onClick={stop.onAction}>{stop.label}</Button>
      </div>
    </section>
  );
}
