import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { KeyList } from './KeyList.tsx';

const { labels, items } = adminCopy({}).keys;

export const examples: readonly Example[] = [
  pair(
    KeyList,
    { labels, keys: items, pending: false, onRevoke: () => {} },
    { keys: items.map((item) => ({ ...item, details: [item.details.join(', ')] })) },
  ),
];
