import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../../primitives/Banner/index.ts';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { ReviewHeader } from '../ReviewHeader/index.ts';
import { VenueFilters } from '../VenueFilters/index.ts';
import { ReviewLayout } from './ReviewLayout.tsx';

const meta = {
  title: 'Venue/ReviewLayout',
  component: ReviewLayout,
  args: { header: null, filters: null, children: null },
  render: (_, { globals }) => {
    const { empty, errors, filters, header, statuses } = venueCopy(globals);
    return (
      <ReviewLayout
        header={
          <ReviewHeader
            title={header.title}
            subtitle={header.subtitle}
            addVenue={{ label: header.add, href: '#add' }}
            refresh={{ label: header.refresh, loading: false, onRefresh: () => {} }}
          />
        }
        filters={
          <VenueFilters
            labels={filters}
            value={{ status: 'pending', country: null, city: null, limit: 20 }}
            options={{
              statuses: [{ value: 'pending', label: statuses.pending }],
              countries: [],
              cities: [],
              limits: [{ value: 20, label: '20' }],
            }}
            onChange={() => {}}
            onApply={() => {}}
            onClear={() => {}}
          />
        }
        banner={<Banner tone="critical">{errors.approve}</Banner>}
      >
        <EmptyState title={empty.title} hint={empty.hint} />
      </ReviewLayout>
    );
  },
} satisfies Meta<typeof ReviewLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InOrder: Story = {
  name: '[REV-5] header, filters, banner, list',
  play: async ({ canvas, globals }) => {
    const { empty, filters } = venueCopy(globals);
    const parts = [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByRole('form', { name: filters.region }),
      canvas.getByRole('alert'),
      canvas.getByRole('heading', { name: empty.title }),
    ];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
};

export const OnAPhone: Story = {
  name: '[REV-5] on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
