import { useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { PictureField, type PictureFieldProps } from '../PictureField/index.ts';
import * as styles from './EditVenueDialog.css.ts';

export interface EditVenuePictureProps extends Omit<PictureFieldProps, 'disabled'> {
  /** Set while the form shows another picture than the stored one. */
  pending?:
    | {
        /** What a save does: "This picture replaces the current one when you save." */
        text: string;
        /** "Keep the current one" */
        keep: string;
        onKeep: () => void;
      }
    | undefined;
}

/** The picture of a stored venue, as it will be after a save; not in spec §2.12. */
export function EditVenuePicture({
  pending,
  disabled,
  ...field
}: EditVenuePictureProps & { disabled: boolean }) {
  const part = useRef<HTMLDivElement>(null);

  function keep() {
    pending?.onKeep();
    // The button is removed, so the picture field gets the focus.
    part.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={part} className={styles.field}>
      <PictureField {...field} disabled={disabled} />
      {/* Mounted before its text, because screen readers announce only changes. */}
      <div role="status">
        {pending && (
          <div className={styles.pending}>
            <p className={styles.pendingText}>{pending.text}</p>
            <Button tone="quiet" disabled={disabled} onClick={keep}>
              {pending.keep}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
