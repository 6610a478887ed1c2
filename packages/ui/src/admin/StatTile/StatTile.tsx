import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import * as styles from './StatTile.css.ts';

export interface StatTileProps {
  label: string;
  /** Already formatted; absent when it could not be loaded. */
  value?: string | undefined;
  pending: boolean;
  pendingLabel: string;
  /** Read aloud in place of an absent value. */
  missingLabel: string;
  /** What is counted; defines the icon and its colour. */
  kind: NonNullable<VariantsOf<typeof styles.corner>['kind']>;
  /** A page that shows what was counted, such as the filtered list. */
  href?: string | undefined;
}

const icons = { pending: Hourglass, approved: CircleCheck, discarded: CircleX, total: MapPin };

/** One number of the dashboard. */
export function StatTile({ label, value, kind, href, ...props }: StatTileProps) {
  const Icon = icons[kind];
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.corner({ kind })} aria-hidden="true">
        <Icon size={22} />
      </span>
      <span className={styles.value}>
        {props.pending && (
          <span role="status" className={styles.pending}>
            <VisuallyHidden>{props.pendingLabel}</VisuallyHidden>
            <Skeleton width="4ch" />
          </span>
        )}
        {!props.pending && (value ?? <Missing label={props.missingLabel} />)}
      </span>
    </>
  );
  return href ? (
    <Anchor href={href} className={styles.tile}>
      {content}
    </Anchor>
  ) : (
    <div className={styles.tile}>{content}</div>
  );
}

function Missing({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
