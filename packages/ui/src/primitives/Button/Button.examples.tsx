import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <Stack direction="along">
        <Button>Cancel</Button>
        <Button tone="brand">Save changes</Button>
      </Stack>
    ),
    dont: (
      <Stack direction="along">
        <Button tone="brand">Cancel</Button>
        <Button tone="brand">Save changes</Button>
      </Stack>
    ),
  },
  { do: <Button tone="caution">Discard</Button>, dont: <Button tone="critical">Discard</Button> },
];
