import type { Example } from '../../docs/page/Rules.tsx';
import { TextField } from '../TextField/TextField.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <TextField
        label="Closing time"
        defaultValue="07:00"
        error="Closing must be after opening, at 08:00."
      />
    ),
    dont: <TextField label="Closing time" defaultValue="07:00" error="Invalid value" />,
  },
];
