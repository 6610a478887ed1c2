import FileUp from 'lucide-react/icons/file-up';
import { useId } from 'react';
import * as incoming from '../../primitives/FileTarget/styles.ts';
import { useFileTarget } from '../../primitives/FileTarget/useFileTarget.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps {
  labels: {
    /** Label of the button: "Choose a file". */
    pick: string;
    /** Shown where files can be dropped: "or drop it here". */
    drop: string;
    /** Shown while a file hovers: "Let go to read the file". */
    dropOverlay: string;
    /** Which files are read: "CSV, GeoJSON or NDJSON, up to 200 MB". */
    hint: string;
  };
  /** File extensions that are offered first, such as `.csv`. */
  accept: readonly string[];
  /** A file is being read and no other is accepted: "Reading venues.csv…". */
  reading?: string | undefined;
  /** Called with any file; the caller reads and validates it. */
  onChoose: (file: File) => void;
}

/** Accepts one file: picked, dropped or pasted. */
export function FileDrop({ labels, accept, reading, onChoose }: FileDropProps) {
  const id = useId();
  const { dragging, dropProps, pick } = useFileTarget(onChoose, reading !== undefined);

  if (reading !== undefined) {
    return (
      <div {...dropProps} className={styles.zone}>
        <Spinner label={reading} />
      </div>
    );
  }

  return (
    <div {...dropProps} className={styles.zone} data-dragging={dragging || undefined}>
      <FileUp className={styles.picture} aria-hidden="true" />
      <div className={styles.choice}>
        <input
          id={id}
          type="file"
          accept={accept.join()}
          className={incoming.input}
          aria-describedby={`${id}-hint`}
          onChange={pick}
        />
        <label htmlFor={id} className={styles.pick}>
          {labels.pick}
        </label>
      </div>
      <p className={incoming.drop}>{labels.drop}</p>
      <p id={`${id}-hint`} className={styles.hint}>
        {labels.hint}
      </p>
      {dragging && <p className={incoming.dropOverlay}>{labels.dropOverlay}</p>}
    </div>
  );
}
