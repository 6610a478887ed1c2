import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './AboutDialog.css.ts';

export interface AboutSource {
  /** Names the owner as the licence requires. */
  text: string;
  /** Where the owner publishes the data. */
  url: string;
  licence: string;
  licenceUrl: string;
}

interface AboutSourcesProps {
  sources: readonly AboutSource[];
  newTabLabel: string;
}

/** Sources, each with its licence. */
export function AboutSources({ sources, newTabLabel }: AboutSourcesProps) {
  return (
    <ul className={styles.sources}>
      {sources.map(({ text, url, licence, licenceUrl }) => (
        <li key={url} className={styles.source}>
          <TextLink href={url} newTabLabel={newTabLabel}>
            {text}
          </TextLink>
          <p className={styles.licence}>
            <TextLink href={licenceUrl} newTabLabel={newTabLabel}>
              {licence}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
