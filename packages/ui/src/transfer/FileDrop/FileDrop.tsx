import { FileUp } from 'lucide-react';
import { useId } from 'react';
import * as incoming from '../../primitives/incomingFile.css.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { useIncomingFile } from '../../primitives/useIncomingFile.ts';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps {
  labels: {
    /** The way in for everyone: "Choose a file". */
    pick: string;
    /** The other way: "or drop it here". */
    drop: string;
    /** Shown while a file hovers: "Let go to read the file". */
    letGo: string;
    /** Which files are read: "CSV, GeoJSON or NDJSON, up to 200 MB". */
    hint: string;
  };
  /** Endings of the files that are offered first, such as `.csv`. */
  accept: readonly string[];
  /** A file is being read, and none is taken meanwhile: "Reading venues.csv…". */
  reading?: string | undefined;
  /** Any file: whether it can be read is found out by reading it. */
  onChoose: (file: File) => void;
}

/** Takes one file: picked, dropped, or pasted. */
export function FileDrop({ labels, accept, reading, onChoose }: FileDropProps) {
  const id = useId();
  const { dragging, dropProps, pick } = useIncomingFile(onChoose, reading !== undefined);

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
      <p className={incoming.drop}>{labels.drop}</p>
      <p id={`${id}-hint`} className={styles.hint}>
        {labels.hint}
      </p>
      {dragging && <p className={incoming.letGo}>{labels.letGo}</p>}
    </div>
  );
}
