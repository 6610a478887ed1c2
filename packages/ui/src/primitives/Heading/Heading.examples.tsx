import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <Stack gap="tight">
        <Heading level={3} size="card">
          Opening hours
        </Heading>
        <Heading level={4} size="label">
          Holidays
        </Heading>
      </Stack>
    ),
    dont: (
      <Stack gap="tight">
        <Heading level={3} size="card">
          Opening hours
        </Heading>
        <strong>Holidays</strong>
      </Stack>
    ),
  },
];
