import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import * as styles from './StoreButtons.css.ts';

export interface StoreLink {
  store: 'apple' | 'google';
  href: string;
  /** The small words: "Download on the". */
  before: string;
  /** The store: "App Store". */
  name: string;
}

export interface StoreButtonsProps {
  stores: readonly StoreLink[];
  /** Read aloud after each: "opens in a new tab". */
  newTabLabel: string;
  /** `full`: as wide as their place, in equal parts. Default `own`. */
  width?: keyof typeof styles.row | undefined;
  /** Called when a store gets the focus or is followed, in this or another tab. */
  onApproach?: (() => void) | undefined;
}

const glyphs = {
  apple: (
    <path
      fill="currentColor"
      d="M16.7 12.7c0-2.4 2-3.6 2.1-3.6-1.1-1.7-2.9-1.9-3.5-1.9-1.5-.2-2.9.9-3.7.9-.8 0-1.9-.9-3.2-.8-1.6 0-3.1.9-4 2.4-1.7 2.9-.4 7.3 1.2 9.7.8 1.2 1.8 2.5 3 2.4 1.2 0 1.7-.8 3.2-.8s1.9.8 3.2.8c1.3 0 2.2-1.2 3-2.4.9-1.4 1.3-2.7 1.3-2.8-.1 0-2.6-1-2.6-3.9ZM14.3 5.6c.7-.8 1.1-1.9 1-3.1-1 0-2.2.7-2.9 1.5-.6.7-1.2 1.9-1 3 1.1.1 2.2-.6 2.9-1.4Z"
    />
  ),
  google: (
    <g strokeLinejoin="round" strokeWidth="1.2">
      <path fill="#00C4FF" d="M4 2.6v18.8L13.4 12Z" />
      <path fill="#00E26F" d="M4 2.6 13.4 12l3-3Z" />
      <path fill="#FF4B55" d="M4 21.4 13.4 12l3 3Z" />
      <path fill="#FFD23F" d="m16.4 9-3 3 3 3 4.6-3Z" />
    </g>
  ),
};

/** The ways to the app, one a store, each in a tab of its own. */
export function StoreButtons(props: StoreButtonsProps) {
  const { stores, newTabLabel, width = 'own', onApproach } = props;
  return (
    <div className={styles.row[width]}>
      {stores.map(({ store, href, before, name }) => (
        <Anchor
          key={store}
          href={href}
          newTabLabel={newTabLabel}
          className={styles.button}
          onFocus={onApproach}
          onClick={onApproach}
          onAuxClick={onApproach}
        >
          <svg viewBox="0 0 24 24" className={styles.glyph} aria-hidden="true" focusable="false">
            {glyphs[store]}
          </svg>
          <span className={styles.words}>
            <span className={styles.before}>{before} </span>
            <span className={styles.name}>{name}</span>
          </span>
        </Anchor>
      ))}
    </div>
  );
}
