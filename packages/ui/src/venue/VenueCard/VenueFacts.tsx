import type { ComponentProps } from 'react';
import { badge } from '../../primitives/Badge/styles.ts';
import { textLink } from '../../primitives/TextLink/styles.ts';
import { hidden } from '../../primitives/VisuallyHidden/styles.ts';
import type { VenueCardProps } from './types.ts';
import * as styles from './VenueFacts.css.ts';

// Created once, because it is the same on each card.
const sportClass = badge({ tone: 'brand' });

/** How many sports fit in a line; the number of the others follows them. */
const SPORTS_SHOWN = 3;

/** One line of sports; those without room are for screen readers only. */
export function VenueSports({ labels, sports }: Pick<VenueCardProps, 'labels' | 'sports'>) {
  if (sports.length === 0) return <p className={styles.noSports}>{labels.noSports}</p>;
  const more = sports.slice(SPORTS_SHOWN);
  return (
    <ul className={styles.sports} aria-label={labels.sports}>
      {sports.map((sport, index) => (
        <li key={sport} className={index < SPORTS_SHOWN ? sportClass : hidden} title={sport}>
          {sport}
        </li>
      ))}
      {more.length > 0 && (
        <li className={sportClass} title={more.join(', ')} aria-hidden="true">
          +{more.length}
        </li>
      )}
    </ul>
  );
}

type VenueFactsProps = Pick<
  VenueCardProps,
  'labels' | 'address' | 'coordinates' | 'phone' | 'website'
> & {
  /** All of each value, in as many lines as it needs. Default: one line each. */
  whole?: boolean | undefined;
};

/** Address, phone and website of a venue, with a text for each missing value. */
export function VenueFacts({
  labels,
  address,
  coordinates,
  phone,
  website,
  whole,
}: VenueFactsProps) {
  return (
    <dl className={styles.facts} data-whole={whole}>
      <Fact about={address ? 'address' : 'noAddress'} term={labels.address}>
        {address ? (
          <span className={styles.value} title={address}>
            {address}
          </span>
        ) : (
          <span className={styles.missing}>{labels.noAddress}</span>
        )}
        <span className={styles.coordinates}>
          {coordinates ? <bdi dir="ltr">{coordinates}</bdi> : labels.noCoordinates}
        </span>
      </Fact>
      {phone ? (
        <Fact about="phone" term={labels.phone} className={styles.value} title={phone} dir="ltr">
          {phone}
        </Fact>
      ) : (
        <Fact about="noPhone" term={labels.phone} className={styles.missing}>
          {labels.noPhone}
        </Fact>
      )}
      {website === undefined ? (
        <Fact about="noWebsite" term={labels.website} className={styles.missing}>
          {labels.noWebsite}
        </Fact>
      ) : website.href === undefined ? (
        <Fact about="doubtful" term={labels.website}>
          <span className={styles.value} title={website.text}>
            {website.text}
          </span>
          <span className={styles.explanation} title={labels.unusableWebsite}>
            {labels.unusableWebsite}
          </span>
        </Fact>
      ) : (
        <Fact about="website" term={labels.website} className={styles.website} title={website.text}>
          {/* Not a TextLink: it never stays in the app, and does not need the link component of the app. */}
          <a className={textLink} href={website.href} target="_blank" rel="noopener noreferrer">
            {website.text}
            <span className={hidden}> ({labels.opensInNewTab})</span>
          </a>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps extends Pick<ComponentProps<'dd'>, 'className' | 'title' | 'dir' | 'children'> {
  about: keyof typeof styles.term;
  term: string;
}

/** One fact, made of few elements, because lists have thousands of facts. */
function Fact({ about, term, ...value }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term[about]}>{term}</dt>
      <dd {...value} />
    </div>
  );
}
