import { Checkbox } from '../../primitives/Checkbox/index.ts';
import type { FieldTexts } from '../../primitives/Field/index.ts';
import { FieldGroup } from '../../primitives/FieldGroup/index.ts';

export interface SportOption {
  id: string;
  label: string;
}

export interface SportsFieldProps extends FieldTexts {
  sports: readonly SportOption[];
  /** Ids of the checked ones. */
  chosen: readonly string[];
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onChange: (chosen: string[]) => void;
}

/** Which sports a venue is for: a checkbox each. */
export function SportsField({ sports, chosen, onChange, ...group }: SportsFieldProps) {
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
