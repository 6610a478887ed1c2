import { touchLink } from '../../theme/shared/page.css.ts';
import * as styles from './DownloadGrid.css.ts';

interface DownloadFile {
  name: string;
  href: string;
  /** "PNG". */
  format: string;
  /** In px. */
  width: number;
  height: number;
}

export interface DownloadGridProps {
  /** Names the list. */
  label: string;
  /** Before the format on each link: "Download PNG". */
  downloadLabel: string;
  /** Pictures. */
  files: readonly DownloadFile[];
}

/** Pictures to look at and to download, such as those of a press kit. */
export function DownloadGrid({ label, downloadLabel, files }: DownloadGridProps) {
  return (
    <ul aria-label={label} className={styles.grid}>
      {files.map(({ name, href, format, width, height }) => (
        <li key={href} className={styles.file}>
          <span className={styles.picture}>
            {/* Without a text alternative, because the name of the picture follows. */}
            <img src={href} alt="" width={width} height={height} loading="lazy" decoding="async" />
          </span>
          <strong>{name}</strong>
          <a
            href={href}
            download
            className={touchLink}
            aria-label={`${downloadLabel} ${format}: ${name}`}
          >
            {downloadLabel} {format}
          </a>
        </li>
      ))}
    </ul>
  );
}
