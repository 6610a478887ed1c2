import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { DeviceBadge } from './DeviceBadge.tsx';

export const examples: readonly Example[] = [
  pair(
    DeviceBadge,
    { label: contentCopy({}).download.devices.unknown },
    { label: 'Unknown device' },
  ),
];
