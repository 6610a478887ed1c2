import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { FieldGroup } from '../../primitives/FieldGroup/index.ts';
import type { EditVenueModalProps } from './EditVenueModal.tsx';

interface SportChoiceProps {
  label: string;
  sports: EditVenueModalProps['sports'];
  /** Ids of the checked ones. */
  chosen: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onChange: (chosen: string[]) => void;
}

/** A checkbox per sport. */
export function SportChoice({ sports, chosen, onChange, ...group }: SportChoiceProps) {
  return (
    <FieldGroup {...group} layout="columns">
      {sports.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={chosen.includes(id)}
          onCheckedChange={(checked) =>
            onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
    </FieldGroup>
  );
}
