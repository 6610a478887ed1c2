import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <Stack direction="along" gap="tight">
        <Badge tone="positive">Approved</Badge>
        <Badge tone="critical">2 failed checks</Badge>
      </Stack>
    ),
    dont: (
      <Stack direction="along" gap="tight">
        <Badge tone="positive">1</Badge>
        <Badge tone="critical">2</Badge>
      </Stack>
    ),
  },
  {
    do: (
      <Stack direction="along" gap="tight">
        <Badge tone="spark">2 spots</Badge>
        <Badge>Padel</Badge>
        <Badge>Tennis</Badge>
      </Stack>
    ),
    dont: (
      <Stack direction="along" gap="tight">
        <Badge tone="spark">2 spots</Badge>
        <Badge tone="spark">Padel</Badge>
        <Badge tone="spark">Tennis</Badge>
      </Stack>
    ),
  },
];
