import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <Stack gap="tight">
        <ProgressBar aria-label="Import" value={120} max={300} />
        <span>120 of 300</span>
      </Stack>
    ),
    dont: <ProgressBar aria-label="Import" value={0} />,
  },
];
