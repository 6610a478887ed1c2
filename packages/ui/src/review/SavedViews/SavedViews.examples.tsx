import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import { ViewList } from './ViewList.tsx';

const { savedViews: labels, views } = findCopy({});

/** Shows the first rule; the other is about where the panel opens. */
export const examples: readonly Example[] = [
  pair(
    ViewList,
    {
      labels,
      views,
      current: views[0]?.id ?? null,
      onApply: () => {},
      onDelete: () => {},
    },
    { views: views.map(({ id }, index) => ({ id, name: `View ${index + 1}` })) },
  ),
];
