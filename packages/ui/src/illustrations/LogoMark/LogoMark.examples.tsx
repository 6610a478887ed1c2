import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { LogoMark } from './LogoMark.tsx';

/** Shows the first rule; the other is about a name that is only read aloud. */
export const examples: readonly Example[] = [
  {
    do: <LogoMark name="campetto" />,
    dont: (
      <Stack direction="along" gap="tight">
        <LogoMark />
        campetto
      </Stack>
    ),
  },
];
