import { ReadAloud } from '../../docs/page/ReadAloud.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

const SHAPES = (
  <Stack gap="tight">
    <Skeleton width="12rem" />
    <Skeleton width="8rem" />
  </Stack>
);

export const examples: readonly Example[] = [
  {
    do: (
      <Stack>
        <section aria-busy="true" aria-label="Venues">
          {SHAPES}
          <VisuallyHidden>Loading venues</VisuallyHidden>
        </section>
        <ReadAloud>Loading venues</ReadAloud>
      </Stack>
    ),
    dont: (
      <Stack>
        {SHAPES}
        <p>Nothing is read aloud.</p>
      </Stack>
    ),
  },
];
