import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { useReported } from '../../docs/useReported.ts';
import { ADDRESSES, addVenueCopy } from '../../sample-copy/addVenue.ts';
import { AddressAutocomplete } from './AddressAutocomplete.tsx';
import type { AddressAutocompleteProps, AddressSearch } from './types.ts';

const FOUND: AddressSearch = { status: 'results', results: ADDRESSES, count: '' };

type StatefulProps = AddressAutocompleteProps & { globals: Record<string, unknown> };

/** Returns the same results at once for three characters and more. */
function Stateful({ globals, ...props }: StatefulProps) {
  const { labels, count, hint } = addVenueCopy(globals).search;
  const [typed, onInputValueChange] = useReported(props.inputValue, props.onInputValueChange);
  const search = typed.length < 3 ? ({ status: 'idle' } as const) : props.search;
  return (
    <form aria-label="Venue" onSubmit={(event) => event.preventDefault()}>
      <div style={{ minBlockSize: '22rem' }}>
        <AddressAutocomplete
          {...props}
          labels={labels}
          hint={props.hint === addVenueCopy({}).search.hint ? hint : props.hint}
          search={search.status === 'results' ? { ...search, count } : search}
          inputValue={typed}
          onInputValueChange={onInputValueChange}
        />
        <button type="submit">OK</button>
      </div>
    </form>
  );
}

const meta = {
  title: 'Venue/AddressAutocomplete',
  component: AddressAutocomplete,
  args: {
    labels: addVenueCopy({}).search.labels,
    hint: addVenueCopy({}).search.hint,
    inputValue: '',
    search: FOUND,
    disabled: false,
    onInputValueChange: fn(),
    onChoose: fn(),
  },
  argTypes: { labels: { control: false } },
  render: (args, { globals }) => <Stateful key={args.inputValue} {...args} globals={globals} />,
} satisfies Meta<typeof AddressAutocomplete>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const typing: Play = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'Via Ro');
};

/** Only one list can be open at a time; searching and no results are separate stories below. */
export const Matrix: Story = {
  render: (args, { globals }) => {
    const copy = addVenueCopy(globals);
    const { count, hint, labels } = copy.search;
    const field = { ...args, labels, hint, search: { ...FOUND, count } };
    return (
      <div style={{ paddingBlockEnd: '17rem' }}>
        <MatrixList
          items={{
            rest: <AddressAutocomplete {...field} />,
            filled: <AddressAutocomplete {...field} inputValue="Via Roma 12, Verona" />,
            hover: <AddressAutocomplete {...field} inputValue="Via Roma 12" />,
            focus: <AddressAutocomplete {...field} />,
            wrong: <AddressAutocomplete {...field} error={labels.empty} />,
            disabled: <AddressAutocomplete {...field} inputValue="Via Roma 12" disabled />,
            'no hint, narrow': (
              <div style={{ maxInlineSize: '14rem' }}>
                <AddressAutocomplete {...field} hint={undefined} inputValue={ADDRESSES[4].label} />
              </div>
            ),
            open: <AddressAutocomplete {...field} inputValue="Via Ro" />,
          }}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('combobox');
    await userEvent.type(fields.at(-1) as HTMLElement, 'm');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  },
};

export const Idle: Story = {
  name: '[ADD-2] closed until there is something to search for',
  play: async ({ canvas, globals }) => {
    const { labels } = addVenueCopy(globals).search;
    const field = canvas.getByRole('combobox', { name: labels.label });
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await userEvent.type(field, 'Vi');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await expect(canvas.queryByRole('button', { name: labels.clear })).not.toBeInTheDocument();
  },
};

export const PastedLines: Story = {
  tags: ['!autodocs'],
  name: 'an address that is pasted in several lines is one line, with commas',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.paste('Via Torino 5,\r\n20123 Milano MI\r\n\r\nItalia\r\n');
    await expect(field).toHaveValue('Via Torino 5, 20123 Milano MI, Italia');
    await expect(field).toHaveProperty('selectionStart', 37);
  },
};

export const Loading: Story = {
  name: '[ADD-2] searching',
  args: { search: { status: 'loading' } },
  play: async (context) => {
    await typing(context);
    const { canvas, globals } = context;
    const { labels } = addVenueCopy(globals).search;
    await expect(canvas.getByRole('status')).toHaveTextContent(labels.loading);
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Results: Story = {
  name: '[ADD-2] results, at most 15 rem high, with whose data they are',
  play: async (context) => {
    await typing(context);
    const { canvas, globals } = context;
    const { count, labels } = addVenueCopy(globals).search;
    const field = canvas.getByRole('combobox');
    const list = canvas.getByRole('listbox', { name: labels.results });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', list.id);
    // The hint below the field is not visible beside the list.
    const below = field.ownerDocument.getElementById(
      field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
    );
    await expect(below).not.toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(ADDRESSES.length);
    await expect(canvas.getByRole('status')).toHaveTextContent(count);
    await expect(canvas.getByText(labels.attribution)).toBeVisible();
    await expect(list.parentElement?.offsetHeight).toBeLessThanOrEqual(240);
    for (const option of canvas.getAllByRole('option')) {
      await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const ByPointer: Story = {
  name: '[ADD-2] chosen by a click; a click outside closes and chooses nothing',
  play: async (context) => {
    await typing(context);
    const { args, canvas, globals } = context;
    const field = canvas.getByRole('combobox');
    await userEvent.hover(canvas.getAllByRole('option')[1] as HTMLElement);
    await userEvent.click(document.body);
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(field);
    await userEvent.click(canvas.getByText(addVenueCopy(globals).search.labels.attribution));
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getAllByRole('option')[2] as HTMLElement);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(ADDRESSES[2]);
  },
};

export const Leaving: Story = {
  tags: ['!autodocs'],
  name: '[ADD-2] leaving by Tab closes and chooses nothing',
  play: async (context) => {
    await typing(context);
    const { args, canvas } = context;
    await userEvent.keyboard('{ArrowDown}{Tab}{Tab}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
  },
};

function Slow(props: StatefulProps) {
  const [answered, setAnswered] = useState(false);
  return (
    <>
      <Stateful {...props} search={answered ? props.search : { status: 'loading' }} />
      <button type="button" onClick={() => setAnswered(true)}>
        Answer
      </button>
    </>
  );
}

export const LateAnswer: Story = {
  tags: ['!autodocs'],
  name: '[ADD-2] results that arrive after the focus has left neither open nor take the focus',
  render: (args, { globals }) => <Slow {...args} globals={globals} />,
  play: async (context) => {
    await typing(context);
    const { canvas } = context;
    const answer = canvas.getByRole('button', { name: 'Answer' });
    await userEvent.click(answer);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(answer).toHaveFocus();
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

export const EarlyEnter: Story = {
  tags: ['!autodocs'],
  name: '[ADD-2] Enter while searching does not hide the results that arrive, nor submit the form',
  render: (args, { globals }) => <Slow {...args} globals={globals} />,
  play: async (context) => {
    await typing(context);
    const { canvas } = context;
    const onSubmit = fn();
    canvas.getByRole('form').addEventListener('submit', onSubmit);
    await userEvent.keyboard('{Enter}');
    // A click without a press, because a response does not move the focus from the field.
    fireEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    // Now Enter closes the list, because no result is active.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Clearing: Story = {
  name: '[ADD-2] the clear button empties the field and keeps one there',
  play: async (context) => {
    await typing(context);
    const { canvas, globals } = context;
    const { labels } = addVenueCopy(globals).search;
    const field = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: labels.clear }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const NoResults: Story = {
  name: '[ADD-2] nothing found stays below the field for the other fields that it names',
  args: { search: { status: 'empty' } },
  play: async (context) => {
    await typing(context);
    const { canvas, globals } = context;
    const { labels } = addVenueCopy(globals).search;
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAccessibleDescription(labels.empty);
    await expect(canvas.getByRole('status')).toHaveTextContent(labels.empty);
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(labels.empty);
  },
};

export const Disabled: Story = {
  args: { disabled: true, inputValue: 'Via Roma' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  name: '[ADD-2] results on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: typing,
};

export const LowForm: Story = {
  name: 'above the keyboard of a phone, a form scrolls to the results',
  render: (args, { globals }) => (
    <div data-testid="form" style={{ blockSize: '20rem', overflowY: 'auto' }}>
      <div style={{ blockSize: '15rem' }} />
      <Stateful {...args} globals={globals} />
    </div>
  ),
  play: async (context) => {
    await typing(context);
    const { canvas } = context;
    const form = canvas.getByTestId('form').getBoundingClientRect();
    const [result] = await canvas.findAllByRole('option');
    await waitFor(() => expect(result?.getBoundingClientRect().bottom).toBeLessThan(form.bottom));
    const field = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(field.top).toBeGreaterThanOrEqual(form.top);
  },
};
