import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { ActivityList } from '../ActivityList/index.ts';
import { QuickActionCard } from '../QuickActionCard/index.ts';
import { StatTile } from '../StatTile/index.ts';
import { DashboardLayout } from './DashboardLayout.tsx';

const { actions, activity, dashboard, tiles } = adminCopy({});
const kinds = ['pending', 'approved', 'discarded', 'total'] as const;

const figures = (more: readonly string[]) =>
  [...kinds.map((kind) => tiles[kind]), ...more].map((label, index) => (
    <StatTile
      key={label}
      kind={kinds[index] ?? 'total'}
      label={label}
      value={tiles.figure}
      pending={false}
      pendingLabel={tiles.loading}
      missingLabel={tiles.missing}
    />
  ));

export const examples: readonly Example[] = [
  miniatures(
    pair(
      DashboardLayout,
      {
        title: dashboard.title,
        subtitle: dashboard.subtitle,
        actionsTitle: dashboard.actions,
        tiles: figures([]),
        actions: <QuickActionCard {...actions.review} icon="venues" href="#venues" />,
        activity: <ActivityList labels={activity} days={[]} pending={false} />,
      },
      {
        tiles: figures([
          'Today',
          'This week',
          'Imported',
          'Without phone',
          'Duplicates',
          'Undone',
          'Set aside',
          'Yesterday',
        ]),
      },
    ),
  ),
];
