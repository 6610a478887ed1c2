import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { venueCopy } from '../../sample-copy/venue.ts';
import { sampleVenue, sampleVenues } from '../../sample-copy/venues.ts';
import { VenueCard } from '../VenueCard/index.ts';
import { VenueGrid } from './VenueGrid.tsx';

const region = createRef<HTMLElement>();

const meta = {
  title: 'Venue/VenueGrid',
  component: VenueGrid,
  args: {
    labels: { region: '', loading: '' },
    loading: false,
    empty: { title: '', hint: '', action: { label: '', onClick: fn() } },
    children: null,
  },
  // Whether there is anything to show.
  parameters: { venues: sampleVenues },
  render: (args, { globals, parameters }) => {
    const copy = venueCopy(globals);
    const venues: typeof sampleVenues = args.loading ? [] : parameters['venues'];
    return (
      // As wide as the back office leaves it on a screen of 1440 px.
      <div style={{ maxInlineSize: '70rem' }}>
        <VenueGrid
          {...args}
          ref={region}
          labels={copy.grid}
          footer={venues.length > 0 ? copy.shown : undefined}
          more={args.more && { ...args.more, label: copy.more }}
          empty={{
            ...copy.empty,
            action: { ...args.empty.action, label: copy.empty.clear },
          }}
        >
          {venues.map((which) => (
            <VenueCard
              key={which}
              {...sampleVenue(which, globals)}
              labels={copy.card}
              busy={which === parameters['busy']}
              onAction={() => {}}
            />
          ))}
        </VenueGrid>
      </div>
    );
  },
} satisfies Meta<typeof VenueGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (list: HTMLElement) =>
  getComputedStyle(list).gridTemplateColumns.split(' ').length;

export const Many: Story = {
  name: '[REV-5] three columns on a desk, actions in one line, count and more',
  args: { more: { label: '', loading: false, onMore: fn() } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, globals }) => {
    const { card, grid, more, shown } = venueCopy(globals);
    await expect(canvas.getByRole('region', { name: grid.region })).toHaveAccessibleDescription(
      shown,
    );
    const [list] = canvas.getAllByRole('list').filter((each) => each.ariaLabel !== card.sports);
    await expect(columnsOf(list as HTMLElement)).toBe(3);
    const approve = canvas.getAllByRole('button', {
      name: new RegExp(`^${venueCopy(globals).actions.approve}`),
    });
    const tops = approve.map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops.slice(0, 3)).size).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(args.more?.onMore).toHaveBeenCalledOnce();
    region.current?.focus();
    await expect(canvas.getByRole('region', { name: grid.region })).toHaveFocus();
  },
};

export const Tablet: Story = {
  name: '[REV-5] two columns on a tablet, in Italian',
  globals: { viewport: { value: 'tablet' }, language: 'it' },
  play: async ({ canvas, globals }) => {
    const { card } = venueCopy(globals);
    const [list] = canvas.getAllByRole('list').filter((each) => each.ariaLabel !== card.sports);
    await expect(columnsOf(list as HTMLElement)).toBe(2);
  },
};

export const Phone: Story = {
  name: '[REV-5] one column on a phone, nothing wider than it',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas, globals }) => {
    const { card } = venueCopy(globals);
    const [list] = canvas.getAllByRole('list').filter((each) => each.ariaLabel !== card.sports);
    await expect(columnsOf(list as HTMLElement)).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OneInFlight: Story = {
  name: '[REV-8] one card in flight among the others',
  parameters: { busy: 'complete' },
  play: async ({ canvas }) => {
    const [busy] = canvas.getAllByRole('article');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
};

export const Loading: Story = {
  name: '[REV-5] loading for the first time',
  args: { loading: true },
  play: async ({ canvas, globals }) => {
    const { grid } = venueCopy(globals);
    await expect(canvas.getByText(grid.loading)).toBeVisible();
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refreshing: Story = {
  name: '[REV-5] a newer list on its way: the old one stays',
  args: { refreshing: true, more: { label: '', loading: true, onMore: fn() } },
  play: async ({ args, canvas, globals }) => {
    const { grid, more } = venueCopy(globals);
    await expect(canvas.getByText(grid.loading)).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(sampleVenues.length);
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(args.more?.onMore).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  name: '[REV-5] nothing matches, filters can be cleared',
  parameters: { venues: [] },
  play: async ({ args, canvas, globals }) => {
    const { empty } = venueCopy(globals);
    await expect(canvas.getByRole('heading', { name: empty.title })).toBeVisible();
    await expect(canvas.getByRole('heading').closest('[role="status"]')).not.toBeNull();
    await expect(canvas.getByText(empty.hint)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.empty.action.onClick).toHaveBeenCalledOnce();
  },
};

export const EmptyPhone: Story = {
  name: '[REV-5] nothing matches, on a phone, in Italian',
  parameters: { venues: [] },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
