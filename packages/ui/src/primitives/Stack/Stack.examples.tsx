import type { Example } from '../../docs/page/Rules.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Stack } from './Stack.tsx';

const FIELDS = [
  ['Name', 'Phone'],
  ['Street', 'City'],
];

const fields = (labels: readonly string[]) =>
  labels.map((label) => <TextField key={label} label={label} />);

export const examples: readonly Example[] = [
  {
    do: (
      <Stack gap="wide">
        {FIELDS.map((labels) => (
          <Stack key={labels.join()} gap="tight">
            {fields(labels)}
          </Stack>
        ))}
      </Stack>
    ),
    dont: <Stack gap="regular">{fields(FIELDS.flat())}</Stack>,
  },
];
