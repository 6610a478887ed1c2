import {
  Globe,
  GlobeOff,
  type LucideIcon,
  MapPin,
  MapPinOff,
  Phone,
  PhoneOff,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { VenueCardProps } from './types.ts';
import * as styles from './VenueFacts.css.ts';

type VenueFactsProps = Pick<
  VenueCardProps,
  'labels' | 'address' | 'coordinates' | 'phone' | 'website'
>;

/** Where it is and how to reach it; says what is missing. */
export function VenueFacts({ labels, address, coordinates, phone, website }: VenueFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact icon={address ? MapPin : MapPinOff} term={labels.address}>
        {address ?? <Missing>{labels.noAddress}</Missing>}
        <span className={styles.coordinates}>{coordinates ?? labels.noCoordinates}</span>
      </Fact>
      <Fact icon={phone ? Phone : PhoneOff} term={labels.phone}>
        {phone ?? <Missing>{labels.noPhone}</Missing>}
      </Fact>
      {website === undefined || website.href !== undefined ? (
        <Fact icon={website ? Globe : GlobeOff} term={labels.website}>
          {website?.href ? (
            <span className={styles.website}>
              <TextLink href={website.href} newTabLabel={labels.opensInNewTab}>
                {website.text}
              </TextLink>
            </span>
          ) : (
            <Missing>{labels.noWebsite}</Missing>
          )}
        </Fact>
      ) : (
        <Fact icon={TriangleAlert} term={labels.website} doubtful>
          <span className={styles.website}>{website.text}</span>
          <span className={styles.explanation}>{labels.unusableWebsite}</span>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  icon: LucideIcon;
  term: string;
  doubtful?: boolean;
  children: ReactNode;
}

function Fact({ icon: Icon, term, doubtful, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={doubtful ? `${styles.term} ${styles.doubtful}` : styles.term}>
        <Icon size={18} />
        <VisuallyHidden>{term}</VisuallyHidden>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Missing({ children }: { children: string }) {
  return <span className={styles.missing}>{children}</span>;
}
