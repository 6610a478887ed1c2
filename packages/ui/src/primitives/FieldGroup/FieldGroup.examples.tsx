import type { Example } from '../../docs/page/Rules.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const group = (prefix: string) => (
  <FieldGroup label="Sports">
    {['Padel', 'Tennis', 'Volleyball'].map((sport) => (
      <Checkbox
        key={sport}
        label={`${prefix}${sport}`}
        checked={false}
        onCheckedChange={() => {}}
      />
    ))}
  </FieldGroup>
);

export const examples: readonly Example[] = [{ do: group(''), dont: group('Sport: ') }];
