import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../../primitives/Banner/index.ts';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { findCopy } from '../../sample-copy/find.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { ReviewHeader } from '../ReviewHeader/index.ts';
import { ReviewToolbar } from '../ReviewToolbar/index.ts';
import { ReviewLayout } from './ReviewLayout.tsx';

function Screen({ hasError, globals }: { hasError: boolean; globals: Record<string, unknown> }) {
  const { empty, errors, header, statuses, statusLabel } = venueCopy(globals);
  return (
    <ReviewLayout
      header={
        <ReviewHeader
          title={header.title}
          subtitle={header.subtitle}
          addVenue={{ label: header.add, href: '#add' }}
          refresh={{ label: header.refresh, pending: false, onAction: () => {} }}
        />
      }
      toolbar={
        <ReviewToolbar
          labels={findCopy(globals).toolbar}
          status={
            <SegmentedControl
              label={statusLabel}
              options={[{ value: 'pending', label: statuses.pending }]}
              value="pending"
              onValueChange={() => {}}
            />
          }
          q=""
          onSearch={() => {}}
          onSubmit={() => {}}
          active={[]}
          filters={null}
          filtersOpen={false}
          onFiltersOpen={() => {}}
        />
      }
      banner={hasError && <Banner tone="critical">{errors.approve}</Banner>}
    >
      <EmptyState title={empty.title} hint={empty.hint} />
    </ReviewLayout>
  );
}

const meta = {
  title: 'Review/ReviewLayout',
  component: ReviewLayout,
  args: { header: null, toolbar: null, children: null },
  argTypes: {
    header: { control: false },
    toolbar: { control: false },
    banner: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof ReviewLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole screen. The next story shows it with an error above the list. */
export const Matrix: Story = {
  render: (_, { globals }) => <Screen hasError={false} globals={globals} />,
};

export const InOrder: Story = {
  name: '[REV-5] header, toolbar, banner, list',
  render: (_, { globals }) => <Screen hasError globals={globals} />,
  play: async ({ canvas, globals }) => {
    const { empty } = venueCopy(globals);
    const parts = [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByRole('searchbox'),
      canvas.getByRole('alert'),
      canvas.getByRole('heading', { name: empty.title }),
    ];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
};
