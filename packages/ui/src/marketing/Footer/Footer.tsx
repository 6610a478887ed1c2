import { LogoMark } from '../../illustrations/LogoMark/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { measure } from '../../theme/shared/page.css.ts';
import * as styles from './Footer.css.ts';
import { Glyph, type Network } from './glyphs.tsx';

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterProps {
  /** Names of the parts; `newTab` is read aloud after the social links. */
  labels: { social: string; contact: string; legal: string; newTab: string };
  brand: { name: string; href: string };
  tagline: string;
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  social: readonly { network: Network; name: string; href: string }[];
  email: string;
  location: string;
  /** Who the law holds responsible for the site, one fact after the other. */
  company: readonly string[];
  /** The whole line, including the year. */
  copyright: string;
  /** Repeated beside the copyright. */
  legal: readonly FooterLink[];
}

/** The end of every public page. */
export function Footer({ labels, brand, columns, legal, ...props }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={measure}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Anchor href={brand.href} className={styles.brand}>
              <LogoMark name={brand.name} />
            </Anchor>
            <p>{props.tagline}</p>
            <ul aria-label={labels.social} className={styles.social}>
              {props.social.map(({ network, name, href }) => (
                <li key={network}>
                  <Anchor href={href} newTabLabel={labels.newTab} className={styles.network}>
                    <Glyph network={network} />
                    <VisuallyHidden>{name}</VisuallyHidden>
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Heading level={2} size="control" className={styles.title}>
                {title}
              </Heading>
              <Links links={links} />
            </nav>
          ))}
          <div>
            <Heading level={2} size="control" className={styles.title}>
              {labels.contact}
            </Heading>
            <address className={styles.address}>
              <a className={styles.link} href={`mailto:${props.email}`}>
                {props.email}
              </a>
              <p className={styles.location}>{props.location}</p>
            </address>
          </div>
        </div>
        <div className={styles.bottom}>
          <p className={styles.company}>
            {props.company.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <p>{props.copyright}</p>
          <nav aria-label={labels.legal}>
            <Links links={legal} className={styles.legal} />
          </nav>
        </div>
      </div>
    </footer>
  );
}

function Links({ links, className }: { links: readonly FooterLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Anchor href={href} className={styles.link}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
