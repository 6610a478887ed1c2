import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Field, type FieldTexts } from '../../primitives/Field/index.ts';
import * as incoming from '../../primitives/incomingFile.css.ts';
import { useIncomingFile } from '../../primitives/useIncomingFile.ts';
import { Caption, Preview } from './ChosenImage.tsx';
import * as styles from './ImageField.css.ts';

export interface ChosenImage {
  /** Of the file itself (`URL.createObjectURL`); the caller revokes it. */
  previewUrl: string;
  /** Of the file. */
  name: string;
  /** Beside the name, such as its size. */
  detail?: string | undefined;
}

export interface ImageFieldProps extends Pick<FieldTexts, 'note' | 'hint' | 'error'> {
  labels: {
    label: string;
    /** The way in for everyone: "Choose a picture". */
    pick: string;
    /** The other ways: "or drop it here, or paste it". */
    drop: string;
    /** Shown while a file hovers: "Let go to add the picture". */
    letGo: string;
    replace: string;
    remove: string;
  };
  /** Media types that can be used, such as `image/jpeg`. */
  accept: readonly string[];
  /** Absent until one was chosen. */
  image?: ChosenImage | undefined;
  /** While it is sent: 0 to 100, and the same in words, "Uploading: 42%". */
  progress?: { percent: number; label: string } | undefined;
  disabled?: boolean | undefined;
  onChoose: (file: File) => void;
  /** A file of another type was offered; say so with `error`. */
  onRefuse: (file: File) => void;
  onRemove: () => void;
}

/** One picture: picked, dropped or pasted, seen before it is sent (spec §2.13). */
export function ImageField({ labels, accept, image, progress, ...props }: ImageFieldProps) {
  const { note, hint, error } = props;
  const input = useRef<HTMLInputElement>(null);
  const disabled = props.disabled || progress !== undefined;

  const take = (file: File) =>
    accept.includes(file.type) ? props.onChoose(file) : props.onRefuse(file);

  const { dragging, dropProps, pick } = useIncomingFile(take, disabled);

  function remove() {
    props.onRemove();
    input.current?.focus();
  }

  return (
    <Field label={labels.label} note={note} hint={hint} error={error}>
      {(tied) => (
        <div
          {...dropProps}
          className={styles.zone({ holds: image ? 'image' : 'nothing' })}
          data-dragging={dragging || undefined}
        >
          {image && <Preview key={image.previewUrl} url={image.previewUrl} />}
          <div className={styles.side}>
            {image && <Caption image={image} progress={progress} />}
            <div className={styles.ways}>
              <input
                {...tied}
                ref={input}
                type="file"
                accept={accept.join()}
                className={incoming.input}
                disabled={disabled}
                onChange={pick}
              />
              <label htmlFor={tied.id} className={styles.pick}>
                <ImagePlus className={styles.icon} aria-hidden="true" />
                {image ? labels.replace : labels.pick}
              </label>
              {image && (
                <Button tone="quiet" icon={Trash2} disabled={disabled} onClick={remove}>
                  {labels.remove}
                </Button>
              )}
            </div>
            {!image && <p className={incoming.drop}>{labels.drop}</p>}
          </div>
          {dragging && <p className={incoming.letGo}>{labels.letGo}</p>}
        </div>
      )}
    </Field>
  );
}
