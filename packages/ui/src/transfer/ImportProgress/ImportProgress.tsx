import { Button } from '../../primitives/Button/index.ts';
import * as styles from './ImportProgress.css.ts';

export interface ImportProgressProps {
  /** What is going on: "Importing milano.geojson". */
  title: string;
  /** 0 to 100; absent while nothing can be said, as when the file is on its way. */
  percent?: number | undefined;
  /** How far it is, in words: "1,500 records read, 1,498 new". */
  detail: string;
  stop: { label: string; onStop: () => void };
}

/** An import that runs, and the way to end it early. */
export function ImportProgress({ title, percent, detail, stop }: ImportProgressProps) {
  return (
    <section className={styles.box} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <progress className={styles.bar} aria-label={title} max={100} value={percent} />
      <div className={styles.foot}>
        <p className={styles.detail}>{detail}</p>
        <Button onClick={stop.onStop}>{stop.label}</Button>
      </div>
    </section>
  );
}
