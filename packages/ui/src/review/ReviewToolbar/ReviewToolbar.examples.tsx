import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import { ReviewToolbar } from './ReviewToolbar.tsx';

/** The screen handles `/`. */
export const examples: readonly Example[] = [
  {
    ...pair(
      ReviewToolbar,
      {
        labels: findCopy({}).toolbar,
        status: null,
        q: '',
        shortcut: '/',
        active: [],
        filters: null,
        filtersOpen: false,
        onFiltersOpen: () => {},
        onSearch: () => {},
        onSubmit: () => {},
      },
      { shortcut: 'F' },
    ),
    from: 'tablet',
  },
];
