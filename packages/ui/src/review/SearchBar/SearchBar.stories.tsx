import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { findCopy } from '../../sample-copy/find.ts';
import { SavedViews } from '../SavedViews/index.ts';
import { guide } from './SearchBar.guide.ts';
import { SearchBar, type SearchBarProps, type SearchValue } from './SearchBar.tsx';

const NOTHING: SearchValue = { q: '', sort: 'newest', check: null };
type Globals = Record<string, unknown>;

function inLanguage(globals: Globals): Pick<SearchBarProps, 'labels' | 'options'> {
  const { bar, checks, sorts } = findCopy(globals);
  return {
    labels: bar,
    options: {
      sorts: Object.entries(sorts).map(([value, label]) => ({
        value,
        label,
        short: value === 'checks' ? bar.check : undefined,
      })),
      checks: Object.entries(checks).map(([value, label]) => ({
        value,
        label,
      })),
    },
  };
}

function Stateful({ globals, onChange, ...props }: SearchBarProps & { globals: Globals }) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchBar
      {...props}
      {...inLanguage(globals)}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Review/SearchBar',
  component: SearchBar,
  args: {
    ...inLanguage({}),
    value: NOTHING,
    shortcut: '/',
    onChange: fn(),
    onSubmit: fn(),
  },
  argTypes: {
    labels: { control: false },
    options: { control: false },
    value: { control: 'object' },
    children: { control: false },
    searchRef: { table: { disable: true } },
  },
  parameters: { guide },
  render: (args, { globals }) => (
    <Stateful key={JSON.stringify(args.value)} {...args} globals={globals} />
  ),
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const FULL: SearchValue = {
  q: 'Padel Club Navigli, Alzaia Naviglio Grande',
  sort: 'checks',
  check: 'coordinatesSwapped',
};

export const Matrix: Story = {
  // Each is a search of the same name: on a page there is one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args, { globals }) => {
    const bar = { ...args, ...inLanguage(globals) };
    return (
      <MatrixList
        items={{
          empty: <SearchBar {...bar} />,
          hover: <SearchBar {...bar} value={FULL} />,
          focus: <SearchBar {...bar} />,
          'long text': <SearchBar {...bar} value={FULL} />,
          'no key': <SearchBar {...bar} shortcut={undefined} />,
          'with more at the end': (
            <SearchBar {...bar}>
              <Button>{findCopy(globals).map.show}</Button>
            </SearchBar>
          ),
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
    const { bar } = findCopy(globals);
    await expect(canvas.getByLabelText(bar.region)).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: bar.search });
    await expect(search).toHaveAttribute('aria-keyshortcuts', '/');
    field.current?.focus();
    await userEvent.keyboard('via città');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NOTHING, q: 'via città' });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: bar.clearSearch })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(NOTHING);
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Choices: Story = {
  name: 'order and check, by keyboard',
  play: async ({ args, canvas, globals }) => {
    const { bar, checks } = findCopy(globals);
    const choose = async (name: string, keys: string) => {
      canvas.getByRole('combobox', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('listbox');
      await userEvent.keyboard(keys);
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    };
    await choose(bar.sort, '{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NOTHING, sort: 'checks' });
    // In fewer words once chosen.
    await expect(canvas.getByRole('combobox', { name: bar.sort })).toHaveTextContent(
      new RegExp(`^${bar.check}$`),
    );
    const check = canvas.getByRole('combobox', { name: bar.check });
    await expect(check).toHaveTextContent(bar.noCheck);
    await choose(bar.check, '{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      q: '',
      sort: 'checks',
      check: 'any',
    });
    await expect(check).toHaveTextContent(new RegExp(`^${checks.any}$`));
    await choose(bar.check, '{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NOTHING, sort: 'checks' });
  },
};

export const OnAPhoneItalian: Story = {
  name: 'on a phone what is at the end shares a row, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  render: (args, { globals }) => {
    const { map, savedViews } = findCopy(globals);
    return (
      <SearchBar {...args} {...inLanguage(globals)}>
        <Button>{map.show}</Button>
        <SavedViews
          labels={savedViews}
          views={[]}
          current={null}
          onApply={fn()}
          onSave={fn()}
          onDelete={fn()}
        />
      </SearchBar>
    );
  },
  play: async ({ canvas, globals }) => {
    const { map, savedViews } = findCopy(globals);
    const top = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(top(savedViews.title)).toBe(top(map.show));
    // None of its words is cut.
    const title = canvas.getByText(savedViews.title);
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};

export const OnATabletItalian: Story = {
  name: 'on a tablet, in Italian',
  args: { value: { q: '', sort: 'checks', check: 'coordinatesSwapped' } },
  globals: { viewport: { value: 'tablet' }, language: 'it' },
};

export const NoKeyOnAPhone: Story = {
  name: 'the key is not shown on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/', { exact: true })).not.toBeVisible();
  },
};
