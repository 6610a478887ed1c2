import { Dialog } from '../../primitives/Dialog/index.ts';
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

export interface AboutDialogProps {
  open: boolean;
  labels: { title: string; close: string; intro: string; opensInNewTab: string };
  /** Where the venues come from, each with its licence. */
  sources: readonly AboutSource[];
  onClose: () => void;
}

/** The sources of the directory's data. */
export function AboutDialog({ open, labels, sources, onClose }: AboutDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      description={labels.intro}
      closeLabel={labels.close}
    >
      <ul className={styles.sources}>
        {sources.map(({ text, url, licence, licenceUrl }) => (
          <li key={url} className={styles.source}>
            <TextLink href={url} newTabLabel={labels.opensInNewTab}>
              {text}
            </TextLink>
            <p className={styles.licence}>
              <TextLink href={licenceUrl} newTabLabel={labels.opensInNewTab}>
                {licence}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
