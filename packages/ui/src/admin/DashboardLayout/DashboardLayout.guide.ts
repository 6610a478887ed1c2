import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Arranges the back office’s first screen: figures first, then what to do beside what was done.',
  avoid: 'It draws nothing but headings: a list to work through stands in a ReviewLayout.',
  anatomy: [
    ['Head', 'Title and one line below.'],
    ['Banner', 'Optional, above everything else: what went wrong.'],
    ['Figures', 'StatTiles: two to a row on phones, four on a desk.'],
    ['Actions', 'QuickActionCards, as many to a row as fit.'],
    ['Activity', 'An ActivityList; beside the actions from 1280 px.'],
    ['More', 'Optional: what else tells of the past. Below the actions from 1280 px, last before.'],
  ],
  states: [
    ['Filled', 'Figures, actions, records.'],
    ['Loading', 'Each tile and the list wait for themselves; nothing jumps as they arrive.'],
    ['Failed', 'A banner on top, the tiles without their figures.'],
  ],
  keyboard: [['Tab', 'Banner, tiles, actions, records: as they are read.']],
  code: `import { ActivityList, DashboardLayout, QuickActionCard, StatTile } from '@campetto/ui';

export function Dashboard() {
  return (
    <DashboardLayout
      title="Dashboard"
      subtitle="How the directory stands today."
      tiles={
        <StatTile
          tone="pending"
          label="Pending reviews"
          value="1,229"
          loading={false}
          loadingLabel="Loading"
          missingLabel="Not available"
          href="/venues?status=pending"
        />
      }
      actionsTitle="Quick actions"
      actions={
        <QuickActionCard
          icon="venues"
          title="Review venues"
          description="Decide on the venues that wait."
          href="/venues"
        />
      }
      activity={
        <ActivityList
          labels={{ title: 'Recent activity', empty: 'Nothing yet.', loading: 'Loading' }}
          items={[]}
          loading={false}
        />
      }
    />
  );
}
`,
};
