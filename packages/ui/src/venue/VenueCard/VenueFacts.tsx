import type { ReactNode } from 'react';
import { textLink } from '../../primitives/TextLink/styles.ts';
import { hidden } from '../../primitives/VisuallyHidden/styles.ts';
import type { VenueCardProps } from './types.ts';
import * as styles from './VenueFacts.css.ts';

type VenueFactsProps = Pick<
  VenueCardProps,
  'labels' | 'address' | 'coordinates' | 'phone' | 'website'
>;

/** Address, phone and website of a venue, with a text for each missing value. */
export function VenueFacts({ labels, address, coordinates, phone, website }: VenueFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact about={address ? 'address' : 'noAddress'} term={labels.address}>
        {address ?? <span className={styles.missing}>{labels.noAddress}</span>}
        <span className={styles.coordinates}>
          {coordinates ? <bdi dir="ltr">{coordinates}</bdi> : labels.noCoordinates}
        </span>
      </Fact>
      <Fact about={phone ? 'phone' : 'noPhone'} term={labels.phone}>
        {phone ? (
          <bdi dir="ltr">{phone}</bdi>
        ) : (
          <span className={styles.missing}>{labels.noPhone}</span>
        )}
      </Fact>
      {website === undefined ? (
        <Fact about="noWebsite" term={labels.website}>
          <span className={styles.missing}>{labels.noWebsite}</span>
        </Fact>
      ) : website.href === undefined ? (
        <Fact about="doubtful" term={labels.website}>
          <span className={styles.website}>{website.text}</span>
          <span className={styles.explanation}>{labels.unusableWebsite}</span>
        </Fact>
      ) : (
        <Fact about="website" term={labels.website}>
          <span className={styles.website}>
            {/* Not a TextLink: it never stays in the app, and need not ask how links there work. */}
            <a className={textLink} href={website.href} target="_blank" rel="noopener noreferrer">
              {website.text}
              <span className={hidden}> ({labels.opensInNewTab})</span>
            </a>
          </span>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  about: keyof typeof styles.term;
  term: string;
  children: ReactNode;
}

function Fact({ about, term, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term[about]}>
        <span className={hidden}>{term}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
