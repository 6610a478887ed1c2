import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { sampleVenues } from '../../sample-copy/venues.ts';
import { sampleCard } from '../../venue/samples.tsx';
import { VenueGrid } from './VenueGrid.tsx';

const region = createRef<HTMLElement>();

const english = venueCopy({});

function cards(which: typeof sampleVenues, globals: Record<string, unknown>, busy?: unknown) {
  return which.map((venue) => sampleCard(venue, globals, { pending: venue === busy }));
}

const meta = {
  title: 'Review/VenueGrid',
  component: VenueGrid,
  args: {
    labels: english.grid,
    pending: false,
    refreshing: false,
    empty: { ...english.empty, action: { label: english.empty.clear, onAction: fn() } },
    children: null,
  },
  argTypes: {
    labels: { control: false },
    children: { control: false },
    ref: { table: { disable: true } },
  },
  // The venues of the list; a story may replace them.
  parameters: { venues: sampleVenues },
  render: (args, { globals, parameters }) => {
    const copy = venueCopy(globals);
    const venues: typeof sampleVenues = args.pending ? [] : parameters['venues'];
    return (
      // As wide as the back office leaves it on a screen of 1440 px.
      <div style={{ maxInlineSize: '70rem' }}>
        <VenueGrid
          {...args}
          ref={region}
          labels={copy.grid}
          footer={venues.length > 0 ? (args.counting ? copy.counting : copy.shown) : undefined}
          more={args.more && { ...args.more, label: copy.more }}
          empty={{
            ...copy.empty,
            action: { ...args.empty.action, label: copy.empty.clear },
          }}
        >
          {cards(venues, globals, parameters['busy'])}
        </VenueGrid>
      </div>
    );
  },
} satisfies Meta<typeof VenueGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (list: HTMLElement) =>
  getComputedStyle(list).gridTemplateColumns.split(' ').length;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: ({ empty, ...args }, { globals }) => {
    const copy = venueCopy(globals);
    const grid = {
      ...args,
      labels: copy.grid,
      footer: copy.shown,
      empty: { ...copy.empty, action: { ...empty.action, label: copy.empty.clear } },
    };
    const more = { label: copy.more, pending: false, onAction: () => {} };
    const three = cards(['complete', 'bare', 'padel'], globals);
    return (
      <MatrixList
        items={{
          'three, more to load': (
            <VenueGrid {...grid} more={more}>
              {three}
            </VenueGrid>
          ),
          'one, refreshing, loading more': (
            <VenueGrid {...grid} refreshing more={{ ...more, pending: true }}>
              {three.slice(2)}
            </VenueGrid>
          ),
          loading: (
            <VenueGrid {...grid} footer={undefined} pending>
              {null}
            </VenueGrid>
          ),
          'loading rows': (
            <VenueGrid {...grid} footer={undefined} layout="rows" pending>
              {null}
            </VenueGrid>
          ),
          empty: (
            <VenueGrid {...grid} footer={undefined}>
              {null}
            </VenueGrid>
          ),
        }}
      />
    );
  },
};

export const Many: Story = {
  name: '[REV-5] three columns on a desktop, actions in one line, count and more',
  args: { more: { label: english.more, pending: false, onAction: fn() } },
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
    // The content of a card is laid out a frame after the card.
    await waitFor(async () => {
      const tops = approve.slice(0, 3).map((button) => button.getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(1);
    });
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(args.more?.onAction).toHaveBeenCalledOnce();
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

export const Counting: Story = {
  name: '[REV-5] still being counted: shown at once, announced once, in the same place',
  args: { counting: true },
  render: function Render(args, context) {
    const [counting, setCounting] = useState(true);
    return (
      <>
        {meta.render({ ...args, counting }, context)}
        <button type="button" onClick={() => setCounting(false)}>
          Counted
        </button>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const { counting, shown } = venueCopy(globals);
    const before = canvas.getByText(counting);
    await expect(before.closest('[role="status"]')).toBeNull();
    const { left, height } = before.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Counted' }));
    const after = canvas.getByText(shown);
    await expect(after).toHaveRole('status');
    const line = after.parentElement?.getBoundingClientRect();
    await expect(line).toMatchObject({ left, height });
    await expect(canvas.queryByText(counting)).toBeNull();
  },
};

export const FocusOutside: Story = {
  name: 'the active venue has another ring while keys do not act on it',
  render: function Render(args, { globals }) {
    const [focusOutside, setOutside] = useState(true);
    return (
      <>
        <VenueGrid {...args} focusOutside={focusOutside}>
          {sampleCard('padel', globals, { active: true })}
        </VenueGrid>
        <button type="button" onClick={() => setOutside(false)}>
          To the list
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const ring = () => getComputedStyle(canvas.getByRole('article')).outlineColor;
    const before = ring();
    await userEvent.click(canvas.getByRole('button', { name: 'To the list' }));
    await expect(ring()).not.toBe(before);
  },
};

export const AlsoFound: Story = {
  name: 'where else a search finds venues, below an empty list as well',
  parameters: { venues: [] },
  render: (args, context) => {
    const { others } = venueCopy(context.globals);
    return meta.render({ ...args, others }, context);
  },
  play: async ({ canvas, globals }) => {
    const { others } = venueCopy(globals);
    const [first, last] = others.links;
    await expect(canvas.getByRole('link', { name: first?.label ?? '' })).toHaveAttribute(
      'href',
      first?.href,
    );
    const text = `${others.label} ${first?.label}, ${last?.label}`;
    await expect(canvas.getByText(others.label, { exact: false })).toHaveTextContent(text);
    await expect(canvas.getByText(others.label, { exact: false })).toHaveRole('status');
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
  args: { pending: true },
  play: async ({ canvas, globals }) => {
    const { grid } = venueCopy(globals);
    const region = canvas.getByRole('region');
    await expect(region).toHaveAttribute('aria-busy', 'true');
    // The loading is announced once; the skeletons are only visible.
    await expect(canvas.getAllByText(grid.loading)).toHaveLength(1);
    await expect(canvas.getByText(grid.loading).closest('[role="status"]')).not.toBeNull();
    const [shapes] = region.children;
    await expect(shapes).toHaveAttribute('aria-hidden', 'true');
    await expect(shapes?.getBoundingClientRect().height).toBeGreaterThan(400);
  },
};

export const LoadingRows: Story = {
  ...Loading,
  name: '[REV-5] the same in rows',
  args: { pending: true, layout: 'rows' },
};

export const Refreshing: Story = {
  name: '[REV-5] a newer list on its way: the old one stays',
  args: { refreshing: true, more: { label: english.more, pending: true, onAction: fn() } },
  play: async ({ args, canvas, globals }) => {
    const { grid, more } = venueCopy(globals);
    await expect(canvas.getByRole('region', { name: grid.region })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByText(grid.loading)).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(sampleVenues.length);
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(args.more?.onAction).not.toHaveBeenCalled();
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
    await expect(args.empty.action.onAction).toHaveBeenCalledOnce();
  },
};
