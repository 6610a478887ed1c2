import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { Banner } from '../../primitives/Banner/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { adminCopy } from '../../sample-copy/admin.ts';
import { ActivityList } from '../ActivityList/index.ts';
import { ActivityLayout } from './ActivityLayout.tsx';

function Page({
  globals,
  failed,
  filters = 2,
}: {
  globals: Record<string, unknown>;
  failed?: boolean;
  filters?: number;
}) {
  const { activity, activityError, activityPage } = adminCopy(globals);
  const { person, kind, everybody, everyKind } = activityPage;
  const choices = [
    { label: person, every: everybody },
    { label: kind, every: everyKind },
  ];
  return (
    <ActivityLayout
      title={activityPage.title}
      subtitle={activityPage.subtitle}
      actions={<ButtonLink href="#audit">{activityPage.audit}</ButtonLink>}
      banner={failed && <Banner tone="critical">{activityError}</Banner>}
      filters={choices
        .slice(0, filters)
        .map(({ label, every }) => (
          <Select
            key={label}
            label={label}
            options={[{ value: '*', label: every }]}
            value="*"
            onValueChange={fn()}
          />
        ))}
    >
      <ActivityList labels={activity} days={[]} pending={false} />
    </ActivityLayout>
  );
}

const meta = {
  title: 'Admin/ActivityLayout',
  component: ActivityLayout,
  args: { title: '', subtitle: '', filters: null, children: null },
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => <Page globals={globals} />,
} satisfies Meta<typeof ActivityLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (_args, { globals }) => (
    <main>
      <MatrixList
        items={{ filled: <Page globals={globals} />, failed: <Page globals={globals} failed /> }}
      />
    </main>
  ),
};

export const Filters: Story = {};

export const OneFilter: Story = {
  name: 'one filter is as wide as one of two',
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => <Page globals={globals} filters={1} />,
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('combobox');
    const page = canvas.getByRole('banner');
    await expect(filter.offsetWidth).toBeLessThan(page.offsetWidth / 2);
  },
};
