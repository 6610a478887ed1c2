import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { Banner } from '../../primitives/Banner/index.ts';
import { adminCopy } from '../../sample-copy/admin.ts';
import { ActivityList } from '../ActivityList/index.ts';
import { QuickActionCard } from '../QuickActionCard/index.ts';
import { StatTile } from '../StatTile/index.ts';
import { DashboardLayout } from './DashboardLayout.tsx';

const kinds = ['pending', 'approved', 'discarded', 'total'] as const;

function Dashboard({
  globals,
  state,
}: {
  globals: Record<string, unknown>;
  state: 'filled' | 'loading' | 'failed';
}) {
  const { actions, activity, activityError, dashboard, happened, shell, tiles } =
    adminCopy(globals);
  return (
    <DashboardLayout
      title={dashboard.title}
      subtitle={dashboard.subtitle}
      actionsTitle={dashboard.actions}
      banner={state === 'failed' && <Banner tone="critical">{dashboard.failed}</Banner>}
      tiles={kinds.map((kind) => (
        <StatTile
          key={kind}
          kind={kind}
          label={tiles[kind]}
          value={state === 'filled' ? tiles.figure : undefined}
          pending={state === 'loading'}
          pendingLabel={tiles.loading}
          missingLabel={tiles.missing}
        />
      ))}
      actions={
        <>
          <QuickActionCard {...actions.review} icon="venues" href="#venues" />
          <QuickActionCard
            {...actions.analytics}
            icon="analytics"
            disabledNote={shell.comingSoon}
          />
        </>
      }
      activity={
        <ActivityList
          labels={activity}
          pending={state === 'loading'}
          error={state === 'failed' ? activityError : undefined}
          days={
            state === 'filled'
              ? [
                  {
                    id: 'today',
                    name: happened.today,
                    items: (['approved', 'discarded', 'updated'] as const).map((kind) => ({
                      id: kind,
                      kind,
                      text: happened[kind],
                      time: happened.hours,
                      exactTime: happened.exact,
                      dateTime: '2026-11-20T14:32:00Z',
                    })),
                  },
                ]
              : []
          }
        />
      }
    />
  );
}

const meta = {
  title: 'Admin/DashboardLayout',
  component: DashboardLayout,
  args: {
    title: adminCopy({}).dashboard.title,
    subtitle: adminCopy({}).dashboard.subtitle,
    actionsTitle: adminCopy({}).dashboard.actions,
    tiles: null,
    actions: null,
    activity: null,
  },
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => <Dashboard globals={globals} state="filled" />,
} satisfies Meta<typeof DashboardLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (_args, { globals }) => (
    <main>
      <MatrixList
        items={{
          filled: <Dashboard globals={globals} state="filled" />,
          loading: <Dashboard globals={globals} state="loading" />,
          failed: <Dashboard globals={globals} state="failed" />,
        }}
      />
    </main>
  ),
};

export const Figures: Story = {};

export const WideScreen: Story = {
  name: 'a wide screen: the trend and the figures below the actions, beside the activity',
  globals: { viewport: { value: 'desktop' } },
  args: {
    activity: <div style={{ blockSize: '30rem' }}>activity</div>,
    trend: <div>trend</div>,
    more: (
      <>
        <div>checks</div>
        <div>reasons</div>
      </>
    ),
  },
  render: (args) => <DashboardLayout {...args} />,
  play: async ({ canvas }) => {
    const place = (text: string) => canvas.getByText(text).getBoundingClientRect();
    const actions = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    // On a line with the title of the panel, which has a padding of 24 px.
    await expect(actions.top - place('activity').top).toBe(24);
    await expect(place('reasons').left - place('checks').right).toBe(16);
    await expect(place('trend').right).toBeLessThan(place('activity').left);
    await expect(place('trend').top).toBeLessThan(place('activity').bottom);
    await expect(place('checks').top).toBeGreaterThanOrEqual(place('trend').bottom);
    await expect(place('checks').top).toBeLessThan(place('activity').bottom);
    await expect(place('reasons').top).toBe(place('checks').top);
    await expect(place('reasons').right).toBe(place('trend').right);
  },
};
