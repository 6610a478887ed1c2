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
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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

export const Nothing: Story = {
  name: '[REV-2] defaults: 20, no city before a country',
  play: async ({ canvas, globals }) => {
    const { labels } = textsOf(globals);
    await expect(canvas.getByRole('form', { name: labels.region })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: labels.limit })).toHaveTextContent('20');
    const city = canvas.getByRole('combobox', { name: labels.city });
    await expect(city).toBeDisabled();
    await expect(city).toHaveTextContent(labels.selectCountryFirst);
  },
};

export const ChosenByKeyboard: Story = {
  tags: ['!autodocs'],
  name: '[REV-2] [REV-3] a country opens the cities and acts at once',
  play: async ({ args, canvas, globals }) => {
    const { cities, labels } = textsOf(globals);
    const choose = async (name: string, keys: string) => {
      canvas.getByRole('combobox', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('listbox');
      await userEvent.keyboard(keys);
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    };
    await choose(labels.country, '{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NOTHING, country: 'italy' });
    await expect(canvas.getByRole('combobox', { name: labels.city })).toHaveTextContent(
      labels.allCities,
    );
    await choose(labels.city, '{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: labels.city })).toHaveTextContent(
      cities.milano,
    );
    await choose(labels.limit, '{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...NOTHING,
      country: 'italy',
      city: 'milano',
      limit: 5,
    });
    await choose(labels.country, '{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NOTHING, limit: 5 });
    await choose(labels.check, '{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NOTHING, limit: 5, check: 'any' });
    await choose(labels.check, '{Home}{Enter}');
    await choose(labels.sort, '{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NOTHING, limit: 5, sort: 'checks' });
  },
};

export const ClearsAndApplies: Story = {
  tags: ['!autodocs'],
  name: '[REV-3] clear and apply',
  args: { value: { ...NOTHING, country: 'italy', city: 'verona', limit: 50 } },
  play: async ({ args, canvas, globals }) => {
    const { labels } = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: labels.clear }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

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

export const OnAPhone: Story = {
  name: '[REV-2] on a phone, in Italian',
  args: { value: { ...NOTHING, country: 'italy', city: 'milano', check: 'coordinatesSwapped' } },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
