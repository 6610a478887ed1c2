import { pair } from '../../docs/page/pair.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import { ReviewToolbar } from './ReviewToolbar.tsx';

/** One for each rule of the guide: the screen handles `/`. */
export const drawings: readonly Drawing[] = [
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
