import type { Action } from '../../primitives/action.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Panel } from '../../primitives/internal/Panel.tsx';
import { PanelState } from '../../primitives/internal/PanelState.tsx';
import * as styles from './KeyList.css.ts';

export interface KeyItem {
  /** Whose key it is; unique in the list. */
  name: string;
  /** What it may do and when it was used: a line each. */
  details: readonly string[];
  /** "Expired" */
  expired?: string | undefined;
}

export interface KeyListProps {
  labels: { title: string; empty: string; loading: string; revoke: string };
  keys: readonly KeyItem[];
  pending: boolean;
  /** Shown in place of the keys. */
  error?: string | undefined;
  /** Loads again after an error. */
  retry?: Action | undefined;
  onRevoke: (name: string) => void;
}

/** The keys of programs that may use the server, without the keys themselves. */
export function KeyList({ labels, keys, pending, error, retry, onRevoke }: KeyListProps) {
  return (
    <Panel title={labels.title} pending={pending} className={styles.container}>
      {keys.length === 0 || error !== undefined ? (
        <PanelState labels={labels} rows={3} pending={pending} error={error} retry={retry} />
      ) : (
        <ul>
          {keys.map(({ name, details, expired }) => (
            <li key={name} className={styles.key}>
              <div>
                <Heading level={3} size="label" className={styles.name}>
                  {name}
                  {expired !== undefined && <Badge tone="warning">{expired}</Badge>}
                </Heading>
                {details.map((detail) => (
                  <p key={detail} className={styles.detail}>
                    {detail}
                  </p>
                ))}
              </div>
              <div className={styles.revoke}>
                <Button
                  tone="caution"
                  aria-label={`${labels.revoke}: ${name}`}
                  onClick={() => onRevoke(name)}
                >
                  {labels.revoke}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
