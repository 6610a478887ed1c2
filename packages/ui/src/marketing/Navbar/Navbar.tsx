import type { ReactNode } from 'react';
import { LogoMark } from '../../illustrations/LogoMark/index.ts';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import { measure } from '../../theme/shared/page.css.ts';
import { breakpoint } from '../../tokens/space.ts';
import { ActionLink } from '../ActionLink/index.ts';
import * as styles from './Navbar.css.ts';
import { useMenu } from './useMenu.ts';

export interface NavbarLink {
  label: string;
  href: string;
}

export interface NavbarProps {
  /** `navigation` names the links, `menu` the toggle that shows them on small screens. */
  labels: { navigation: string; menu: string };
  brand: { name: string; href: string };
  links: readonly NavbarLink[];
  /** "Get the app". */
  action: NavbarLink;
  languageSwitch: ReactNode;
}

/**
 * The bar at the top of every public page. It is transparent, and has the background of a card within an element
 * with `data-scrolled`, which the page sets on its root past the threshold (spec §9). React does not store whether
 * the page is scrolled, because it can be scrolled before it is hydrated.
 */
export function Navbar(props: NavbarProps) {
  const { labels, links, action } = props;
  const menu = useMenu(breakpoint.desktop);
  function close() {
    if (menu.current) menu.current.open = false;
  }
  return (
    <header className={styles.bar}>
      <div className={`${measure} ${styles.row}`}>
        <Anchor href={props.brand.href} className={styles.brand} aria-label={props.brand.name}>
          <span className={styles.name}>
            <LogoMark name={props.brand.name} />
          </span>
          <span className={styles.mark}>
            <LogoMark />
          </span>
        </Anchor>
        <nav aria-label={labels.navigation} className={styles.onlyWide}>
          <Links links={links} />
        </nav>
        {props.languageSwitch}
        <div className={styles.wideAction}>
          <ActionLink href={action.href}>{action.label}</ActionLink>
        </div>
        <details ref={menu} className={styles.menu}>
          <summary aria-label={labels.menu} className={styles.toggle}>
            <svg viewBox="0 0 24 24" className={styles.glyph} aria-hidden="true">
              <path d="M4 5h16M4 12h16M4 19h16" className={styles.bars} />
              <path d="M6 6 18 18M18 6 6 18" className={styles.cross} />
            </svg>
          </summary>
          <nav aria-label={labels.navigation} className={styles.panel}>
            <div className={styles.menuLinks}>
              <Links links={links} onFollow={close} />
            </div>
            <ActionLink href={action.href} onClick={close}>
              {action.label}
            </ActionLink>
          </nav>
        </details>
      </div>
    </header>
  );
}

function Links(props: { links: readonly NavbarLink[]; onFollow?: () => void }) {
  return props.links.map(({ label, href }) => (
    <Anchor key={href} href={href} className={styles.link} onClick={props.onFollow}>
      {label}
    </Anchor>
  ));
}
