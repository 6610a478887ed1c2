import type { Drawing } from '../../docs/page/Rules.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { LogoMark } from './LogoMark.tsx';

/** Draws the first rule; the other is about a name that is only read aloud. */
export const drawings: readonly Drawing[] = [
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
