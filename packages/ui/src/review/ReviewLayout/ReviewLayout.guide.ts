import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Arranges the review screen: header, toolbar, banner, list, always in this order.',
  avoid:
    'It is for this one screen. The navigation around it is the AdminShell; the dashboard uses a DashboardLayout.',
  anatomy: [
    ['Header', 'A ReviewHeader.'],
    ['Toolbar', 'A ReviewToolbar, which stays above the list.'],
    [
      'Banner',
      'What applies to the whole list, or why there is none; failed actions are UndoNotices.',
    ],
    ['List', 'A VenueGrid, and what belongs to it.'],
  ],
  states: [
    ['With a banner', 'It is above the list; nothing is covered.'],
    ['Without a banner', 'No gap between the toolbar and the list.'],
  ],
  keyboard: [],
  code: `import { Banner, ReviewLayout } from '@campetto/ui';
import type { ReactNode } from 'react';

interface Parts {
  header: ReactNode;
  toolbar: ReactNode;
  list: ReactNode;
  error: string | undefined;
}

export function Review({ header, toolbar, list, error }: Parts) {
  return (
    <ReviewLayout
      header={header}
      toolbar={toolbar}
      banner={error !== undefined && <Banner tone="critical">{error}</Banner>}
    >
      {list}
    </ReviewLayout>
  );
}
`,
  rules: [
    {
      do: 'A banner for what applies to the whole list.',
      dont: 'A banner for one action that failed: that is an UndoNotice.',
    },
  ],
  content: 'none',
  screenReader: ['It has no role: header, toolbar, banner and list are read in this order.'],
};
