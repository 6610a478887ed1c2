import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { list } from './VenueGrid.css.ts';
import * as styles from './VenueSkeletons.css.ts';

/** Enough to fill the window; more would only make the scroll bar longer. */
const COUNTS = { cards: 6, rows: 10, focus: 1 };

/** The places of the venues while they load for the first time; decoration. */
export function VenueSkeletons({ layout }: { layout: keyof typeof list }) {
  const Item = layout === 'rows' ? Row : Card;
  return (
    <div className={list[layout]} aria-hidden="true">
      {Array.from({ length: COUNTS[layout] }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Item key={index} />
      ))}
    </div>
  );
}

function Card() {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <Skeleton width="70%" />
        </div>
        <Skeleton width="35%" />
        <Skeleton width="85%" />
        <Skeleton width="50%" />
        <Skeleton width="45%" />
        <Skeleton width="60%" />
      </div>
      <div className={styles.actions}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}

function Row() {
  return (
    <div className={styles.row}>
      <Skeleton shape="control" />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton width="80%" />
    </div>
  );
}
