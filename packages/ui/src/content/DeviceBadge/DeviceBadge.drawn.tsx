import { pair } from '../../docs/page/pair.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { DeviceBadge } from './DeviceBadge.tsx';

/** One for each rule of the guide. */
export const drawings: readonly Drawing[] = [
  pair(
    DeviceBadge,
    { label: contentCopy({}).download.devices.unknown },
    { label: 'Unknown device' },
  ),
];
