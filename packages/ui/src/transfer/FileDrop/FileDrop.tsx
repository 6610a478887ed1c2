import { FileUp } from 'lucide-react';
import { useId } from 'react';
import * as incoming from '../../primitives/incomingFile.css.ts';
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
  disabled?: boolean | undefined;
  /** Any file: whether it can be read is found out by reading it. */
  onChoose: (file: File) => void;
}

/** Takes one file: picked, dropped, or pasted. */
export function FileDrop({ labels, accept, disabled = false, onChoose }: FileDropProps) {
  const id = useId();
  const { dragging, dropProps, pick } = useIncomingFile(onChoose, disabled);

  return (
    <div {...dropProps} className={styles.zone} data-dragging={dragging || undefined}>
      <FileUp className={styles.picture} aria-hidden="true" />
      <input
        id={id}
        type="file"
        accept={accept.join()}
        className={incoming.input}
        disabled={disabled}
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
