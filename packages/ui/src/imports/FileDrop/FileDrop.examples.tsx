import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { importsCopy } from '../../sample-copy/imports.ts';
import { FileDrop } from './FileDrop.tsx';

const { drop: labels } = importsCopy({});

/** Shows the first rule; the other is about what is read. */
export const examples: readonly Example[] = [
  pair(
    FileDrop,
    { labels, accept: ['.csv', '.geojson', '.json', '.ndjson'], onChoose: () => {} },
    { labels: { ...labels, pick: 'Upload', hint: '' } },
  ),
];
