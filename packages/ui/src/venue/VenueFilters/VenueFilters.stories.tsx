import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { venueCopy } from '../../sample-copy/venue.ts';
import { VenueFilters, type VenueFiltersProps } from './VenueFilters.tsx';

const NOTHING = { status: 'pending', country: null, city: null, limit: 20 };

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type StatefulProps = VenueFiltersProps & { globals: Record<string, unknown> };

function Stateful({ globals, onChange, ...props }: StatefulProps) {
  const [value, setValue] = useState(props.value);
  const { cities, countries, filters, statuses } = venueCopy(globals);
  return (
    <VenueFilters
      {...props}
      labels={filters}
      value={value}
      options={{
        statuses: options(statuses),
        countries: options(countries),
        cities: options(cities),
        limits: [5, 10, 20, 25, 50, 100, 200].map((limit) => ({
          value: limit,
          label: String(limit),
        })),
      }}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Venue/VenueFilters',
  component: VenueFilters,
  args: {
    labels: {
      region: '',
      status: '',
      country: '',
      city: '',
      limit: '',
      allCountries: '',
      allCities: '',
      selectCountryFirst: '',
      apply: '',
      clear: '',
    },
    value: NOTHING,
    options: { statuses: [], countries: [], cities: [], limits: [] },
    onChange: fn(),
    onApply: fn(),
    onClear: fn(),
  },
  render: (args, { globals }) => <Stateful {...args} globals={globals} />,
} satisfies Meta<typeof VenueFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  name: '[REV-2] defaults: pending, 20, no city before a country',
  play: async ({ canvas, globals }) => {
    const { filters, statuses } = venueCopy(globals);
    await expect(canvas.getByRole('form', { name: filters.region })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: filters.status })).toHaveTextContent(
      statuses.pending,
    );
    await expect(canvas.getByRole('combobox', { name: filters.limit })).toHaveTextContent('20');
    const city = canvas.getByRole('combobox', { name: filters.city });
    await expect(city).toBeDisabled();
    await expect(city).toHaveTextContent(filters.selectCountryFirst);
  },
};

export const ChosenByKeyboard: Story = {
  name: '[REV-2] [REV-3] a country opens the cities and acts at once',
  play: async ({ args, canvas, globals }) => {
    const { cities, filters } = venueCopy(globals);
    const choose = async (name: string, keys: string) => {
      canvas.getByRole('combobox', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('listbox');
      await userEvent.keyboard(keys);
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    };
    await choose(filters.country, '{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NOTHING, country: 'italy' });
    await expect(canvas.getByRole('combobox', { name: filters.city })).toHaveTextContent(
      filters.allCities,
    );
    await choose(filters.city, '{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: filters.city })).toHaveTextContent(
      cities.milano,
    );
    await choose(filters.limit, '{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      status: 'pending',
      country: 'italy',
      city: 'milano',
      limit: 5,
    });
    await choose(filters.country, '{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NOTHING, limit: 5 });
  },
};

export const ClearsAndApplies: Story = {
  name: '[REV-3] clear and apply',
  args: { value: { status: 'approved', country: 'italy', city: 'verona', limit: 50 } },
  play: async ({ args, canvas, globals }) => {
    const { filters } = venueCopy(globals);
    await userEvent.click(canvas.getByRole('button', { name: filters.clear }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  name: '[REV-2] on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const OnAPhoneItalian: Story = {
  name: '[REV-2] on a phone, in Italian',
  args: { value: { status: 'discarded', country: 'uk', city: null, limit: 200 } },
  globals: { viewport: { value: 'phoneWide' }, language: 'it' },
};

export const OnATablet: Story = {
  name: '[REV-2] on a tablet, in Italian',
  globals: { viewport: { value: 'tablet' }, language: 'it' },
};
