import ImagePlus from 'lucide-react/icons/image-plus';
import Trash2 from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Field } from '../../primitives/Field/index.ts';
import * as incoming from '../../primitives/FileTarget/styles.ts';
import { useFileTarget } from '../../primitives/FileTarget/useFileTarget.ts';
import { Caption, Preview } from './ChosenPicture.tsx';
import * as styles from './PictureField.css.ts';
import type { PictureFieldProps } from './types.ts';

/** One picture: picked, dropped or pasted, seen before it is sent (spec §2.13). */
export function PictureField({ labels, accept, picture, progress, ...props }: PictureFieldProps) {
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
    <Field label={labels.label} note={note} hint={hint} error={error} announcesError>
      {(tied) => (
        <div
          {...dropProps}
          className={styles.zone({ content: picture ? 'picture' : 'nothing' })}
          data-dragging={dragging || undefined}
        >
          {picture && <Preview key={picture.previewUrl} url={picture.previewUrl} />}
          <div className={styles.side}>
            {picture && <Caption picture={picture} progress={progress} />}
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
                {picture ? labels.replace : labels.pick}
              </label>
              {picture && (
                <Button tone="quiet" icon={Trash2} disabled={disabled} onClick={remove}>
                  {labels.remove}
                </Button>
              )}
            </div>
            {!picture && <p className={incoming.drop}>{labels.drop}</p>}
          </div>
          {dragging && <p className={incoming.dropOverlay}>{labels.dropOverlay}</p>}
        </div>
      )}
    </Field>
  );
}
