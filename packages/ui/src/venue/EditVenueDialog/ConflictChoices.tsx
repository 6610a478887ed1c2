import { Heading } from '../../primitives/Heading/index.ts';
import { RadioGroup } from '../../primitives/RadioGroup/index.ts';
import * as styles from './EditVenueDialog.css.ts';
import type { EditVenueConflict } from './props.ts';

/** What somebody else saved in the meantime: a choice for each part that both sides changed. */
export function ConflictChoices({
  title,
  notes,
  parts,
  onChoose,
  disabled,
}: EditVenueConflict & { disabled: boolean }) {
  return (
    <section className={styles.conflict}>
      {parts.length > 0 && (
        <Heading level={3} size="label" className={styles.conflictTitle}>
          {title}
        </Heading>
      )}
      {parts.map(({ key, label, mine, theirs, chosen }, index) => (
        <RadioGroup
          key={key}
          label={label}
          options={[
            { value: 'mine', label: mine },
            { value: 'theirs', label: theirs },
          ]}
          value={chosen}
          autoFocus={index === 0}
          disabled={disabled}
          onValueChange={(side) => onChoose(key, side)}
        />
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}
