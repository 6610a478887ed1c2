import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Arranges the first screen of the back office: the task and figures first, then actions beside recent activity.',
  avoid: 'It renders only headings itself. A list to work through uses a ReviewLayout.',
  anatomy: [
    ['Header', 'Title and one line below.'],
    ['Banner', 'Optional, above everything else: an error message.'],
    ['Task', 'Optional: a ContinueReview.'],
    ['Figures', 'StatTiles: two per row on phones, one with large text; four on desktops.'],
    ['Actions', 'QuickActionCards, as many per row as fit.'],
    ['Activity', 'An ActivityList; beside the actions from 1280 px.'],
    [
      'Trend',
      'Optional: a DecisionChart. Below the actions from 1280 px, otherwise after the activity.',
    ],
    ['More', 'Optional: panels of figures, last; from 1280 px below the chart.'],
  ],
  states: [
    ['Filled', 'Figures, actions, records.'],
    ['Loading', 'Each tile and the list load separately; nothing shifts when they arrive.'],
    ['Failed', 'A banner at the top, the tiles without figures.'],
  ],
  keyboard: [['Tab', 'Banner, tiles, actions, records, in reading order.']],
  code: `import { ActivityList, DashboardLayout, QuickActionCard, StatTile } from '@campetto/ui';

export function Dashboard() {
  return (
    <DashboardLayout
      title="Dashboard"
      subtitle="The state of the directory today."
      tiles={
        <StatTile
          kind="pending"
          label="Pending reviews"
          value="1,229"
          pending={false}
          pendingLabel="Loading"
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
          days={[]}
          pending={false}
        />
      }
    />
  );
}
`,
  rules: [
    {
      do: 'At most four figures.',
      dont: 'Every figure that there is: the actions are pushed out of sight.',
    },
  ],
  content: [
    'The title is the name of the screen in the sidebar: “Dashboard”.',
    'The line below is one sentence with a full stop: “The state of the directory today.” No greeting: it says nothing on the second day.',
    'The heading of the actions is a noun, “Quick actions”: it names their region.',
  ],
  screenReader: [
    'It is the main landmark. Its parts are regions with headings in the order of the screen.',
  ],
};
