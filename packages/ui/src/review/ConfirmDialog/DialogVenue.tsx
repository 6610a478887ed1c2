import * as styles from './DialogVenue.css.ts';

interface DialogVenueProps {
  name: string;
  /** Below the name; those without a text are left out. */
  lines: readonly (string | undefined)[];
}

/** The venue that a dialog is about. */
export function DialogVenue({ name, lines }: DialogVenueProps) {
  return (
    <div className={styles.venue}>
      <p className={styles.name}>{name}</p>
      {lines.map(
        (line) =>
          line && (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ),
      )}
    </div>
  );
}
