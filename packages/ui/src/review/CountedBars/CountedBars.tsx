import type { Action } from '../../primitives/action.ts';
import { Panel } from '../../primitives/internal/Panel.tsx';
import { PanelState } from '../../primitives/internal/PanelState.tsx';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import * as styles from './CountedBars.css.ts';

export interface CountedBar {
  id: string;
  name: string;
  /** Already formatted; or that it is not counted. */
  count: string;
  /** 0 to 1: the length of its bar; undefined where it is not counted. */
  share: number | undefined;
  /** The list of these venues, where there is one. */
  href?: string | undefined;
}

export interface CountedBarsProps {
  /** The colour of the bars. Default `critical`. */
  tone?: VariantsOf<typeof styles.bar>['tone'];
  labels: { title: string; empty: string; loading: string };
  /** In the order in which they are shown. */
  bars: readonly CountedBar[];
  pending: boolean;
  /** Shown for an empty list. */
  error?: string | undefined;
  /** Loads again after an error. */
  retry?: Action | undefined;
}

/** How many venues there are for each reason or failed check. The bars repeat the figures. */
export function CountedBars({ tone, labels, bars, ...props }: CountedBarsProps) {
  const { pending, error, retry } = props;
  return (
    <Panel title={labels.title} pending={pending}>
      {bars.length > 0 ? (
        <ul className={styles.rows}>
          {bars.map(({ id, name, count, share, href }) => (
            <li key={id} className={styles.row}>
              <span className={styles.name}>
                {href === undefined ? (
                  name
                ) : (
                  <Anchor href={href} className={styles.link}>
                    {name}
                  </Anchor>
                )}
              </span>
              <span className={share === undefined ? styles.uncounted : styles.count}>{count}</span>
              {share !== undefined && (
                <span className={styles.track} aria-hidden="true">
                  <span
                    className={styles.bar({ tone })}
                    style={{ inlineSize: `${share * 100}%` }}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <PanelState labels={labels} rows={5} pending={pending} error={error} retry={retry} />
      )}
    </Panel>
  );
}
