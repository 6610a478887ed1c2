import type { Example } from '../../docs/page/Rules.tsx';
import { TextField } from './TextField.tsx';

export const examples: readonly Example[] = [
  {
    do: <TextField label="E-mail" type="email" />,
    dont: <TextField label="E-mail" labelHidden type="email" placeholder="E-mail" />,
  },
  {
    do: <TextField label="E-mail" type="email" defaultValue="g" />,
    dont: (
      <TextField
        label="E-mail"
        type="email"
        defaultValue="g"
        error="Enter an address such as name@example.org."
      />
    ),
  },
];
