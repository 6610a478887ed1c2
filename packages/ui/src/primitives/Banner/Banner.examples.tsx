import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Banner } from './Banner.tsx';

const NOTE = 'Someone else has changed this venue. Look at both versions before you save.';

export const examples: readonly Example[] = [
  {
    do: <Banner tone="brand">{NOTE}</Banner>,
    dont: <Banner tone="brand">Error 409</Banner>,
  },
  {
    do: (
      <Stack>
        <TextField label="Search" />
        <Banner tone="brand">{NOTE}</Banner>
        <TextField label="Name" defaultValue="Padel Club Navigli" />
      </Stack>
    ),
    dont: (
      <Stack>
        <Banner tone="brand">{NOTE}</Banner>
        <TextField label="Search" />
        <TextField label="Name" defaultValue="Padel Club Navigli" />
      </Stack>
    ),
  },
];
