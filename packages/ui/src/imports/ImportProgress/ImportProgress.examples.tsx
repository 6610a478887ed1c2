import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { importsCopy } from '../../sample-copy/imports.ts';
import { ImportProgress } from './ImportProgress.tsx';

const { progress } = importsCopy({});

export const examples: readonly Example[] = [
  pair(
    ImportProgress,
    {
      title: progress.uploading,
      detail: progress.wait,
      stop: { label: progress.stop, onAction: () => {} },
    },
    { percent: 99 },
  ),
];
