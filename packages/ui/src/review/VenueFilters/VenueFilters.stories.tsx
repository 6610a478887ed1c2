import {
  cityNames,
  countryNames,
  quickFilterTexts,
  reasonFilterNames,
  shownText,
  sortNames,
  venueFiltersLabels,
} from '@campetto/messages/admin/list';
import { sportNames } from '@campetto/messages/admin/venue';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { useReported } from '../../docs/useReported.ts';
import { findCopy } from '../../sample-copy/find.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { QuickFilters } from '../QuickFilters/index.ts';
import type { VenueFiltersProps } from './types.ts';
import { VenueFilters } from './VenueFilters.tsx';

const NOTHING = {
  country: null,
  city: null,
  sport: null,
  source: null,
  check: null,
  reason: null,
  reviewer: null,
  sort: 'newest',
  limit: 20,
};

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function textsOf(globals: Globals) {
  const i18n = i18nOf(globals);
  return {
    labels: venueFiltersLabels(i18n),
    checks: findCopy(globals).checks,
    sorts: sortNames(i18n),
    countries: countryNames(i18n),
    cities: cityNames(i18n),
    sports: sportNames(i18n),
    reasons: reasonFilterNames(i18n),
  };
}

type Texts = Pick<VenueFiltersProps, 'labels' | 'quick' | 'options' | 'count'>;

const SOURCES = { milano: 'Comune di Milano', osm: 'OpenStreetMap' };
const REVIEWERS = { giulia: 'giulia.bianchi@campetto.example' };

function inLanguage(globals: Globals): Texts {
  const { labels, countries, cities, sports, checks, sorts } = textsOf(globals);
  const quick = quickFilterTexts(i18nOf(globals));
  return {
    labels,
    count: shownText(i18nOf(globals), 20, { total: 1314, capped: false, counting: false }),
    quick: (
      <QuickFilters
        label={quick.label}
        filters={Object.entries(quick.names).map(([id, label]) => ({
          id,
          label,
          pressed: false,
          onToggle: fn(),
        }))}
      />
    ),
    options: {
      countries: options(countries),
      cities: options(cities),
      sports: options(sports),
      sources: options(SOURCES),
      checks: options(checks),
      reasons: [],
      reviewers: [],
      sorts: options(sorts),
      limits: [5, 10, 20, 25, 50, 100, 200].map((limit) => ({
        value: limit,
        label: String(limit),
      })),
    },
  };
}

/** The filters of discarded venues, which have a reason and a reviewer. */
function ofDiscarded(globals: Globals): Texts {
  const texts = inLanguage(globals);
  const reasons = options(textsOf(globals).reasons);
  return { ...texts, options: { ...texts.options, reasons, reviewers: options(REVIEWERS) } };
}

function Stateful({ globals, ...props }: VenueFiltersProps & { globals: Globals }) {
  const [value, onChange] = useReported(props.value, props.onChange);
  const texts = props.options.reasons?.length ? ofDiscarded(globals) : inLanguage(globals);
  return <VenueFilters {...props} {...texts} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Review/VenueFilters',
  component: VenueFilters,
  args: {
    ...inLanguage({}),
    value: NOTHING,
    onChange: fn(),
    onApply: fn(),
    onClear: fn(),
  },
  argTypes: {
    labels: { control: false },
    options: { control: false },
    quick: { control: false },
    value: { control: 'object' },
  },
  render: (args, { globals }) => (
    <Stateful key={JSON.stringify(args.value)} {...args} globals={globals} />
  ),
} satisfies Meta<typeof VenueFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const CHOSEN = {
  country: 'uk',
  city: 'verona',
  sport: 'padel',
  source: 'milano',
  reason: 'notSportsVenue',
  reviewer: 'giulia',
  check: 'coordinatesSwapped',
  sort: 'checks',
  limit: 200,
};

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const filters = { ...args, ...inLanguage(globals) };
    return (
      <MatrixList
        items={{
          'no country': <VenueFilters {...filters} />,
          'all chosen': <VenueFilters {...filters} value={CHOSEN} />,
          hover: <VenueFilters {...filters} value={CHOSEN} />,
          focus: <VenueFilters {...filters} value={CHOSEN} />,
          active: <VenueFilters {...filters} value={CHOSEN} />,
          discarded: <VenueFilters {...args} {...ofDiscarded(globals)} value={CHOSEN} />,
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    // Outside of a popover nothing covers the filters, and the form ends with the buttons.
    for (const form of canvas.getAllByRole('form')) {
      form.scrollIntoView({ block: 'end', behavior: 'instant' });
      const last = within(form).getAllByRole('combobox').at(-1)?.getBoundingClientRect();
      const footer = form.lastElementChild?.getBoundingClientRect();
      await expect(form.scrollHeight).toBe(form.clientHeight);
      await expect(footer?.top).toBeGreaterThanOrEqual(last?.bottom ?? Number.NaN);
      await expect(footer?.bottom).toBe(form.getBoundingClientRect().bottom);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const Nothing: Story = {};

export const Discarded: Story = {
  name: 'discarded venues have a reason and a reviewer',
  args: { ...ofDiscarded({}) },
  play: async ({ args, canvas, globals }) => {
    const { labels, reasons } = textsOf(globals);
    await userEvent.click(canvas.getByRole('combobox', { name: labels.reason }));
    await userEvent.click(await screen.findByRole('option', { name: reasons.none }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NOTHING, reason: 'none' });
    await userEvent.click(canvas.getByRole('combobox', { name: labels.reviewer }));
    await userEvent.click(await screen.findByRole('option', { name: REVIEWERS.giulia }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...NOTHING,
      reason: 'none',
      reviewer: 'giulia',
    });
  },
};

export const OnATablet: Story = {
  name: '[REV-2] on a tablet, in Italian',
  globals: { viewport: { value: 'tablet' }, language: 'it' },
};
