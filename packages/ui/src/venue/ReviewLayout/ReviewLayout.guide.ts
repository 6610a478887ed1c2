import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Puts the review screen in order: header, filters, trouble, list, always in this order and equally far apart.',
  avoid:
    'It arranges this one screen. The navigation around it is the AdminShell; a dashboard has a DashboardLayout.',
  anatomy: [
    ['Header', 'A ReviewHeader.'],
    ['Filters', 'VenueFilters, and a FindBar where there is one.'],
    ['Banner', 'What went wrong, right above the list it concerns.'],
    ['List', 'A VenueGrid, and whatever belongs to it.'],
  ],
  states: [
    ['With trouble', 'The banner pushes the list down; nothing is covered.'],
    ['Without', 'The filters and the list close up.'],
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
