import { quickFilterTexts, removeFilter } from '@campetto/messages/admin/list';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { useReported } from '../../docs/useReported.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { findCopy } from '../../sample-copy/find.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { QuickFilters } from '../QuickFilters/index.ts';
import { SavedViews } from '../SavedViews/index.ts';
import { ViewSwitch } from '../ViewSwitch/index.ts';
import { ReviewToolbar } from './ReviewToolbar.tsx';
import type { ReviewToolbarProps } from './types.ts';

function inLanguage(globals: Globals) {
  const { statuses, statusLabel } = venueCopy(globals);
  const { toolbar, viewSwitch, savedViews } = findCopy(globals);
  const quickFilters = quickFilterTexts(i18nOf(globals));
  return {
    labels: toolbar,
    status: (
      <SegmentedControl
        label={statusLabel}
        options={Object.entries(statuses).map(([value, label]) => ({ value, label, count: '38' }))}
        value="pending"
        onValueChange={() => {}}
      />
    ),
    quick: (
      <QuickFilters
        label={quickFilters.label}
        filters={Object.entries(quickFilters.names).map(([id, label]) => ({
          id,
          label,
          pressed: id === 'clean',
          onToggle: fn(),
        }))}
      />
    ),
    filters: <p style={{ padding: '1rem' }}>{toolbar.filters}</p>,
    view: (
      <>
        <ViewSwitch
          labels={viewSwitch}
          view="cards"
          onView={() => {}}
          map={{ shown: false, onChange: () => {} }}
        />
        <SavedViews
          labels={savedViews}
          views={[]}
          current={null}
          onApply={fn()}
          onSave={fn()}
          onDelete={fn()}
        />
      </>
    ),
  } satisfies Partial<ReviewToolbarProps>;
}

/** Two active filters, as the app names them. */
function reduced(globals: Globals, onRemove: (id: string) => void) {
  const { noStreet, coordinatesSwapped } = findCopy(globals).checks;
  return Object.entries({ noStreet, coordinatesSwapped }).map(([id, label]) => ({
    id,
    label,
    removeLabel: removeFilter(i18nOf(globals), label),
    onRemove: () => onRemove(id),
  }));
}

const removed = fn();

function Stateful({ globals, ...props }: ReviewToolbarProps & { globals: Globals }) {
  const [q, onSearch] = useReported(props.q, props.onSearch);
  const [open, setOpen] = useState(props.filtersOpen);
  return (
    <ReviewToolbar
      {...props}
      {...inLanguage(globals)}
      active={props.active.length > 0 ? reduced(globals, removed) : []}
      q={q}
      onSearch={onSearch}
      filtersOpen={open}
      onFiltersOpen={setOpen}
    />
  );
}

const meta = {
  title: 'Review/ReviewToolbar',
  component: ReviewToolbar,
  args: {
    ...inLanguage({}),
    q: '',
    shortcut: '/',
    active: [],
    filtersOpen: false,
    onFiltersOpen: fn(),
    onSearch: fn(),
    onSubmit: fn(),
    onLeaveSearch: fn(),
  },
  argTypes: {
    labels: { control: false },
    status: { control: false },
    filters: { control: false },
    quick: { control: false },
    active: { control: false },
    view: { control: false },
    searchRef: { table: { disable: true } },
  },
  render: (args, { globals }) => <Stateful {...args} globals={globals} />,
} satisfies Meta<typeof ReviewToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = 'Padel Club Navigli, Alzaia Naviglio Grande';

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const bar = { ...args, ...inLanguage(globals) };
    return (
      <MatrixList
        items={{
          empty: <ReviewToolbar {...bar} />,
          hover: <ReviewToolbar {...bar} q={WORDS} />,
          focus: <ReviewToolbar {...bar} />,
          'filters are active': <ReviewToolbar {...bar} active={reduced(globals, fn())} />,
          'long text': <ReviewToolbar {...bar} q={WORDS} />,
          'no key': <ReviewToolbar {...bar} shortcut={undefined} />,
        }}
      />
    );
  },
};

const field = createRef<HTMLInputElement>();

export const Words: Story = {
  name: 'words are reported at every key, submitted by Enter and cleared',
  args: { searchRef: field },
  play: async ({ args, canvas, globals }) => {
    const { toolbar } = findCopy(globals);
    await expect(canvas.getByLabelText(toolbar.region)).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: toolbar.search });
    await expect(search).toHaveAttribute('aria-keyshortcuts', '/');
    field.current?.focus();
    await userEvent.keyboard('via città');
    await expect(args.onSearch).toHaveBeenLastCalledWith('via città');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: toolbar.clearSearch })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onLeaveSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeaveSearch).toHaveBeenCalledOnce();
  },
};

export const Filtered: Story = {
  name: 'the button counts the active filters; each is removed by its own',
  args: { active: reduced({}, fn()) },
  play: async ({ canvas, globals }) => {
    const { checks, toolbar } = findCopy(globals);
    const button = canvas.getByRole('button', { name: new RegExp(`^${toolbar.filters}`) });
    await expect(button).toHaveTextContent('2');
    await expect(canvas.getByRole('list', { name: toolbar.activeFilters })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: removeFilter(i18nOf(globals), checks.noStreet) }),
    );
    await expect(removed).toHaveBeenLastCalledWith('noStreet');
    await userEvent.click(button);
    await expect(canvas.getByRole('dialog', { name: toolbar.filters })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

function Removable({ globals, ...props }: ReviewToolbarProps & { globals: Globals }) {
  const [left, setLeft] = useState(['noStreet', 'coordinatesSwapped']);
  const active = reduced(globals, (id) => setLeft(left.filter((other) => other !== id)));
  return <ReviewToolbar {...props} active={active.filter(({ id }) => left.includes(id))} />;
}

export const Removing: Story = {
  name: 'a removed filter leaves the focus on the next, and the last on the button of the filters',
  render: (args, { globals }) => <Removable {...args} {...inLanguage(globals)} globals={globals} />,
  play: async ({ canvas, globals }) => {
    const { toolbar } = findCopy(globals);
    const buttons = within(canvas.getByRole('list', { name: toolbar.activeFilters }));
    const [first, second] = buttons.getAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).not.toBeInTheDocument();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list', { name: toolbar.activeFilters })).toBeNull();
    await expect(canvas.getByRole('button', { name: toolbar.filters })).toHaveFocus();
  },
};

/** A filter that is shown twice: as a chip that removes it and as a quick filter. */
function withQuick(globals: Globals) {
  const { names } = quickFilterTexts(i18nOf(globals));
  const removeLabel = removeFilter(i18nOf(globals), names.clean);
  return [
    ...reduced(globals, fn()),
    { id: 'clean', label: names.clean, removeLabel, quick: true, onRemove: fn() },
  ];
}

const renderQuick: NonNullable<Story['render']> = (args, { globals }) => (
  <ReviewToolbar {...args} {...inLanguage(globals)} active={withQuick(globals)} />
);

export const Quick: Story = {
  name: 'on a large screen quick filters are beside the search, and none is there twice',
  globals: { viewport: { value: 'large' } },
  render: renderQuick,
  play: async ({ canvas, globals }) => {
    const { names } = quickFilterTexts(i18nOf(globals));
    const quick = canvas.getByRole('button', { name: names.clean });
    await expect(quick).toHaveAttribute('aria-pressed', 'true');
    const { activeFilters } = findCopy(globals).toolbar;
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    await expect(quick.getBoundingClientRect().left).toBeGreaterThan(search.right);
    await expect(quick.getBoundingClientRect().bottom).toBeLessThanOrEqual(search.bottom);
    const active = canvas.getByRole('list', { name: activeFilters });
    await expect(active.getBoundingClientRect().top).toBeGreaterThan(search.bottom);
    const removeClean = removeFilter(i18nOf(globals), names.clean);
    await expect(canvas.queryByRole('button', { name: removeClean })).toBeNull();
  },
};

export const QuickOnAPhone: Story = {
  name: 'on a phone quick filters are only among the filters, and removed by their chip',
  globals: { viewport: { value: 'phone' } },
  render: renderQuick,
  play: async ({ canvas, globals }) => {
    const { names } = quickFilterTexts(i18nOf(globals));
    await expect(canvas.queryByRole('button', { name: names.clean })).toBeNull();
    const removeClean = removeFilter(i18nOf(globals), names.clean);
    await expect(canvas.getByRole('button', { name: removeClean })).toBeVisible();
  },
};

export const Sticky: Story = {
  name: 'stays above the list',
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Toolbar) => (
      <div>
        <Toolbar />
        <div style={{ blockSize: '200vh' }} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    scrollTo({ top: 600, behavior: 'instant' });
    await expect(canvas.getByRole('searchbox').getBoundingClientRect().top).toBeGreaterThan(0);
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const ScrollPadding: Story = {
  tags: ['!autodocs'],
  ...Sticky,
  name: 'cards that get the focus scroll clear of all its lines',
  args: { active: reduced({}, fn()) },
  play: async ({ canvas, globals }) => {
    const { activeFilters } = findCopy(globals).toolbar;
    scrollTo({ top: 600, behavior: 'instant' });
    const { bottom } = canvas.getByRole('list', { name: activeFilters }).getBoundingClientRect();
    const padding = () => getComputedStyle(document.documentElement).scrollPaddingBlockStart;
    await waitFor(() => expect(Number.parseFloat(padding())).toBeGreaterThanOrEqual(bottom));
  },
};

export const OnAPhoneItalian: Story = {
  name: 'on a phone the search shares a line with the filters, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas, globals }) => {
    const { toolbar } = findCopy(globals);
    const filters = canvas.getByRole('button', { name: toolbar.filters });
    const search = canvas.getByRole('searchbox');
    await expect(filters.getBoundingClientRect().top).toBe(search.getBoundingClientRect().top);
    // The key is not shown on a phone.
    await expect(canvas.getByText('/', { exact: true })).not.toBeVisible();
  },
};

export const FiltersOnAPhone: Story = {
  name: 'on a phone status and view are above the filters',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { toolbar, viewSwitch } = findCopy(globals);
    const { statusLabel } = venueCopy(globals);
    await expect(canvas.queryByRole('group', { name: statusLabel })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: toolbar.filters }));
    const panel = canvas.getByRole('dialog', { name: toolbar.filters });
    await expect(within(panel).getByRole('group', { name: statusLabel })).toBeVisible();
    await expect(within(panel).getByRole('group', { name: viewSwitch.view })).toBeVisible();
  },
};

export const OnATabletItalian: Story = {
  name: 'on a tablet, in Italian',
  args: { active: reduced({}, fn()) },
  globals: { viewport: { value: 'tablet' }, language: 'it' },
};
