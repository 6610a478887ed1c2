import type { Action } from '../../primitives/action.ts';
import { Panel } from '../../primitives/internal/Panel.tsx';
import { PanelState } from '../../primitives/internal/PanelState.tsx';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import * as styles from './ReasonCounts.css.ts';

export interface ReasonCount {
  id: string;
  reason: string;
  /** Already formatted. */
  count: string;
  /** 0 to 1: the length of its bar. */
  share: number;
  /** The list of these venues, where there is one. */
  href?: string | undefined;
}

export interface ReasonCountsProps {
  /** The colour of the bars. Default `critical`. */
  tone?: VariantsOf<typeof styles.bar>['tone'];
  labels: { title: string; empty: string; loading: string };
  /** In the order in which they are shown. */
  reasons: readonly ReasonCount[];
  pending: boolean;
  /** Shown for an empty list. */
  error?: string | undefined;
  /** Loads again after an error. */
  retry?: Action | undefined;
}

/** How many venues there are for each reason or failed check. The bars repeat the figures. */
export function ReasonCounts({ tone, labels, reasons, ...props }: ReasonCountsProps) {
  const { pending, error, retry } = props;
  return (
    <Panel title={labels.title} pending={pending}>
      {reasons.length > 0 ? (
        <ul className={styles.rows}>
          {reasons.map(({ id, reason, count, share, href }) => (
            <li key={id} className={styles.row}>
              <span>
                {href === undefined ? (
                  reason
                ) : (
                  <Anchor href={href} className={styles.link}>
                    {reason}
                  </Anchor>
                )}
              </span>
              <span className={styles.count}>{count}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar({ tone })} style={{ inlineSize: `${share * 100}%` }} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <PanelState labels={labels} rows={5} pending={pending} error={error} retry={retry} />
      )}
    </Panel>
  );
}
