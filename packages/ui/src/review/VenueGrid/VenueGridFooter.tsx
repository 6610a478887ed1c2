import { Fragment } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { VenueGridProps } from './types.ts';
import * as styles from './VenueGrid.css.ts';

interface VenueGridFooterProps
  extends Pick<VenueGridProps, 'footer' | 'counting' | 'others' | 'emptied' | 'more' | 'endRef'> {
  /** The id of the count, which is the description of the list. */
  id: string;
  isEmpty: boolean;
}

/** How many venues are shown, where others are found, and the button that loads more. */
export function VenueGridFooter({ id, isEmpty, footer, counting, ...list }: VenueGridFooterProps) {
  return (
    <div ref={list.endRef} className={isEmpty ? styles.emptyFooter : styles.footer}>
      <p id={id} className={styles.count}>
        {counting && footer}
        <span role="status">{!counting && footer}</span>
      </p>
      <p
        className={isEmpty ? styles.count : styles.others}
        role="status"
        aria-live={list.emptied ? 'off' : 'polite'}
      >
        {list.others && <Others {...list.others} />}
      </p>
      {list.more && (
        <Button pending={list.more.pending} onClick={list.more.onAction}>
          {list.more.label}
        </Button>
      )}
    </div>
  );
}

function Others({ label, links }: NonNullable<VenueGridProps['others']>) {
  return (
    <>
      {label}{' '}
      {links.map((link, index) => (
        <Fragment key={link.href}>
          {index > 0 && ', '}
          <TextLink href={link.href}>{link.label}</TextLink>
        </Fragment>
      ))}
    </>
  );
}
