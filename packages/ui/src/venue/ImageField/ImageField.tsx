import ImagePlus from 'lucide-react/icons/image-plus';
import Trash2 from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Field } from '../../primitives/Field/index.ts';
import * as incoming from '../../primitives/FileTarget/styles.ts';
import { useFileTarget } from '../../primitives/FileTarget/useFileTarget.ts';
import { Caption, Preview } from './ChosenImage.tsx';
import * as styles from './ImageField.css.ts';
import type { ImageFieldProps } from './types.ts';

/** One picture: picked, dropped or pasted, seen before it is sent (spec §2.13). */
export function ImageField({ labels, accept, image, progress, ...props }: ImageFieldProps) {
  const { note, hint, error } = props;
  const input = useRef<HTMLInputElement>(null);
  const disabled = props.disabled || progress !== undefined;

  const take = (file: File) =>
    accept.includes(file.type) ? props.onChoose(file) : props.onRefuse(file);

  const { dragging, dropProps, pick } = useFileTarget(take, disabled);

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
          {dragging && <p className={incoming.dropOverlay}>{labels.dropOverlay}</p>}
        </div>
      )}
    </Field>
  );
}
