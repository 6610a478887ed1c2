import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import * as styles from './ShareNotice.css.ts';

export interface OpenLinkProps {
  label: string;
  href: string;
  /** Called when the link is followed: the app opens, or nothing happens. */
  onOpen?: (() => void) | undefined;
  /** Shown after nothing has happened: "Not installed yet?", and where to get the app. */
  failure?: { message: string; link: { label: string; href: string } } | undefined;
}

/** Opens a game in the app, and shows what to do where it is not installed. */
export function OpenLink({ label, href, onOpen, failure }: OpenLinkProps) {
  return (
    <>
      <ButtonLink href={href} tone="quiet" icon={ArrowUpRight} onClick={onOpen}>
        {label}
      </ButtonLink>
      <p role="status" className={styles.failure}>
        {failure && (
          <>
            {/* An element, because React cannot remove a bare text that the browser has translated. */}
            <span>{failure.message} </span>
            <TextLink href={failure.link.href}>{failure.link.label}</TextLink>
          </>
        )}
      </p>
    </>
  );
}
