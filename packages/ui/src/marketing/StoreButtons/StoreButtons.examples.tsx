import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { StoreButtons } from './StoreButtons.tsx';

const { download, newTab } = marketingCopy({});

export const examples: readonly Example[] = [
  pair(
    StoreButtons,
    { stores: download.stores, newTabLabel: newTab },
    { stores: download.stores.slice(0, 1) },
  ),
];
