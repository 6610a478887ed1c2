import type { Example } from '../../docs/page/Rules.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldCell, FieldGrid } from './FieldGrid.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <FieldGrid>
        <FieldCell width="most">
          <TextField label="Street" />
        </FieldCell>
        <FieldCell width="rest">
          <TextField label="Number" />
        </FieldCell>
      </FieldGrid>
    ),
    dont: (
      <FieldGrid>
        <FieldCell width="half">
          <TextField label="Street" />
        </FieldCell>
      </FieldGrid>
    ),
  },
];
