import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Arranges the review screen: header, filters, error banner, list, always in this order with equal distances.',
  avoid:
    'It is for this one screen. The navigation around it is the AdminShell; the dashboard uses a DashboardLayout.',
  anatomy: [
    ['Header', 'A ReviewHeader.'],
    ['Filters', 'VenueFilters, and a SearchBar if there is one.'],
    ['Banner', 'An error message, directly above the list that it concerns.'],
    ['List', 'A VenueGrid, and what belongs to it.'],
  ],
  states: [
    ['With an error', 'The banner pushes the list down; nothing is covered.'],
    ['Without an error', 'No gap between the filters and the list.'],
  ],
  keyboard: [],
  code: `import { Banner, ReviewLayout } from '@campetto/ui';
import type { ReactNode } from 'react';

interface Parts {
  header: ReactNode;
  filters: ReactNode;
  list: ReactNode;
  error: string | undefined;
}

export function Review({ header, filters, list, error }: Parts) {
  return (
    <ReviewLayout
      header={header}
      filters={filters}
      banner={error !== undefined && <Banner tone="critical">{error}</Banner>}
    >
      {list}
    </ReviewLayout>
  );
}
`,
};
