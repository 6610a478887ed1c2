import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Banner } from '../../primitives/Banner/index.ts';
import { adminCopy } from '../../sample-copy/admin.ts';
import { ActivityList } from '../ActivityList/index.ts';
import { QuickActionCard } from '../QuickActionCard/index.ts';
import { StatTile } from '../StatTile/index.ts';
import { DashboardLayout } from './DashboardLayout.tsx';

const tones = ['pending', 'approved', 'discarded', 'total'] as const;

const meta = {
  title: 'Admin/DashboardLayout',
  component: DashboardLayout,
  args: { title: '', subtitle: '', tiles: null, actionsTitle: '', actions: null, activity: null },
  render: (args, { globals }) => {
    const { actions, activity, dashboard, shell, tiles } = adminCopy(globals);
    return (
      <DashboardLayout
        {...args}
        title={dashboard.title}
        subtitle={dashboard.subtitle}
        actionsTitle={dashboard.actions}
        tiles={tones.map((tone) => (
          <StatTile
            key={tone}
            tone={tone}
            label={tiles[tone]}
            value={args.banner ? undefined : tiles.figure}
            loading={false}
            loadingLabel={tiles.loading}
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
        activity={<ActivityList labels={activity} items={[]} loading={false} />}
        banner={args.banner && <Banner tone="critical">{dashboard.failed}</Banner>}
      />
    );
  },
} satisfies Meta<typeof DashboardLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  name: '[DASH-1] [DASH-2] [DASH-4] figures, actions, activity',
  play: async ({ canvas, globals }) => {
    const { actions, activity, dashboard, tiles } = adminCopy(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(dashboard.title);
    await expect(canvas.getAllByText(tiles.figure)).toHaveLength(tones.length);
    const section = within(canvas.getByRole('region', { name: dashboard.actions }));
    await expect(section.getByRole('link')).toHaveTextContent(actions.review.title);
    await expect(canvas.getByRole('region', { name: activity.title })).toBeVisible();
  },
};

export const Failed: Story = {
  name: '[DASH-3] the counts could not be loaded',
  args: { banner: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminCopy(globals).dashboard.failed);
  },
};

export const OnAPhone: Story = {
  name: '[DASH-1] on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
