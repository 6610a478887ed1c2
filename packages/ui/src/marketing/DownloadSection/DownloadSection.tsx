import { CourtPlan } from '../../illustrations/CourtPlan/index.ts';
import { points as ticked } from '../../theme/shared/page.css.ts';
import { QrCodeCard, type QrCodeCardProps } from '../QrCodeCard/index.ts';
import { Section, type SectionHeading } from '../Section/index.ts';
import { type Stat, Stats } from '../Stats/index.ts';
import { StoreButtons, type StoreButtonsProps } from '../StoreButtons/index.ts';
import * as styles from './DownloadSection.css.ts';

export interface DownloadSectionProps extends SectionHeading, StoreButtonsProps, QrCodeCardProps {
  points: readonly string[];
  stats: readonly Stat[];
}

/** The target of every "get the app" link: the stores, and a code to scan from a larger screen. */
export function DownloadSection(props: DownloadSectionProps) {
  const { points, stats, code, caption, stores, newTabLabel, ...heading } = props;
  return (
    <Section {...heading} ground="painted">
      <div className={styles.plan}>
        <CourtPlan court="padel" lineWidth={3} />
      </div>
      <div className={styles.layout}>
        <div className={styles.words}>
          <ul className={`${ticked} ${styles.points}`}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <div className={styles.stores}>
            <StoreButtons stores={stores} newTabLabel={newTabLabel} width="full" />
          </div>
        </div>
        <div className={styles.code}>
          <QrCodeCard code={code} caption={caption} />
        </div>
      </div>
      <Stats stats={stats} look="line" />
    </Section>
  );
}
