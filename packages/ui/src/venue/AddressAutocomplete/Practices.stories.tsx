import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ADDRESSES } from '../../sample-copy/addVenue.ts';
import stories, { Results } from './AddressAutocomplete.stories.tsx';
import type { AddressAutocomplete } from './AddressAutocomplete.tsx';

const meta = {
  ...stories,
  title: 'Venue/AddressAutocomplete/ARIA practices',
  // A test, which the page of the component does not show.
  tags: ['!autodocs'],
} satisfies Meta<typeof AddressAutocomplete>;
export default meta;
type Story = StoryObj<typeof meta>;

const TYPED = 'Via Ro';
const COUNT = ADDRESSES.length;

interface Parts {
  field: HTMLInputElement;
  list: HTMLElement;
  options: HTMLElement[];
  chosen: unknown;
}

const press = (keys: string) => userEvent.keyboard(keys);

/** The index of the option that the field reports as active; -1 for none. */
const activeOf = ({ field, options }: Parts) =>
  options.findIndex(({ id }) => id === field.getAttribute('aria-activedescendant'));

/** Presses the keys; the focus stays in the field, and the option of `index` is the active one. */
async function moves(parts: Parts, keys: string, index: number) {
  await press(keys);
  await expect(activeOf(parts)).toBe(index);
  await expect(parts.field).toHaveFocus();
}

const isOpen = ({ field }: Parts, open: boolean) =>
  expect(field).toHaveAttribute('aria-expanded', String(open));

/** Presses the keys; no option is active, and the text cursor is before the letter of index `at`. */
async function inText(parts: Parts, keys: string, at: number) {
  await moves(parts, `{ArrowDown}${keys}`, -1);
  await expect(parts.field.selectionStart).toBe(at);
}

/**
 * The rows of the ARIA Authoring Practices' editable combobox with list autocomplete, by the names
 * that its own tests give them. Each begins with the list open and no option active. The rows about a button that opens
 * the list are left out, because without a typed text there are no results to open.
 */
const ROWS: Record<string, (parts: Parts) => Promise<unknown>> = {
  'textbox-key-down-arrow': (parts) => moves(parts, '{ArrowDown}', 0),
  'textbox-key-alt-down-arrow': async (parts) => {
    await press('{Escape}');
    await moves(parts, '{Alt>}{ArrowDown}{/Alt}', -1);
    await isOpen(parts, true);
  },
  'textbox-key-up-arrow': (parts) => moves(parts, '{ArrowUp}', COUNT - 1),
  'textbox-key-enter': async (parts) => {
    await press('{Enter}');
    await isOpen(parts, false);
    await expect(parts.chosen).not.toHaveBeenCalled();
  },
  'textbox-key-escape': async (parts) => {
    await press('{Escape}');
    await isOpen(parts, false);
    await expect(parts.field).toHaveValue(TYPED);
    await press('{Escape}');
    await expect(parts.field).toHaveValue('');
  },
  'standard-single-line-editing-keys': async ({ field }) => {
    await expect(field.type).toBe('text');
    await press('{Backspace}');
    await expect(field).toHaveValue(TYPED.slice(0, -1));
  },
  // The chosen result is passed to the form, which shows it below and empties the field.
  'listbox-key-enter': async (parts) => {
    await press('{ArrowDown}{Enter}');
    await expect(parts.chosen).toHaveBeenCalledOnce();
    await expect(parts.chosen).toHaveBeenCalledWith(ADDRESSES[0]);
    await isOpen(parts, false);
    await expect(parts.field).toHaveFocus();
  },
  'listbox-key-escape': async (parts) => {
    await moves(parts, '{ArrowDown}{Escape}', -1);
    await isOpen(parts, false);
  },
  'listbox-key-down-arrow': async (parts) => {
    await moves(parts, '{ArrowDown}{ArrowDown}', 1);
    await moves(parts, '{ArrowDown}'.repeat(COUNT - 1), 0);
  },
  'listbox-key-up-arrow': async (parts) => {
    await moves(parts, '{ArrowUp}{ArrowUp}', COUNT - 2);
    await moves(parts, '{ArrowUp}'.repeat(COUNT - 1), COUNT - 1);
  },
  'listbox-key-right-arrow': async (parts) => {
    parts.field.setSelectionRange(2, 2);
    await inText(parts, '{ArrowRight}', 3);
  },
  'listbox-key-left-arrow': (parts) => inText(parts, '{ArrowLeft}', TYPED.length - 1),
  'listbox-key-home': (parts) => inText(parts, '{Home}', 0),
  'listbox-key-end': async (parts) => {
    parts.field.setSelectionRange(1, 1);
    await inText(parts, '{End}', TYPED.length);
  },
  'listbox-key-char': async (parts) => {
    await moves(parts, '{ArrowDown}m', -1);
    await expect(parts.field).toHaveValue(`${TYPED}m`);
  },
  'combobox-role': ({ field }) => expect(field).toHaveRole('combobox'),
  'combobox-aria-autocomplete': ({ field }) =>
    expect(field).toHaveAttribute('aria-autocomplete', 'list'),
  'combobox-aria-controls': ({ field, list }) =>
    expect(field).toHaveAttribute('aria-controls', list.id),
  'combobox-aria-expanded': async (parts) => {
    await isOpen(parts, true);
    await press('{Escape}');
    await isOpen(parts, false);
  },
  'combobox-id': ({ field }) => expect(field.labels?.[0]?.htmlFor).toBe(field.id),
  'combobox-aria-activedescendant': async (parts) => {
    await expect(parts.field).toHaveAttribute('aria-activedescendant', '');
    await moves(parts, '{ArrowDown}', 0);
  },
  'listbox-role': ({ list }) => expect(list).toHaveRole('listbox'),
  'listbox-aria-label': ({ list }) => expect(list).toHaveAccessibleName(),
  'option-role': async ({ options }) => {
    for (const option of options) await expect(option).toHaveRole('option');
  },
  'option-aria-selected': async (parts) => {
    await moves(parts, '{ArrowDown}{ArrowDown}', 1);
    const selected = parts.options.map((option) => option.getAttribute('aria-selected') === 'true');
    await expect(selected).toEqual(parts.options.map((_, index) => index === 1));
  },
};

export const RowByRow: Story = {
  ...Results,
  name: '[ADD-2] does what the ARIA practices expect of a combobox, row by row',
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    for (const [row, check] of Object.entries(ROWS)) {
      await userEvent.clear(field);
      // Pasted, because typing key by key would take most of the time of this test.
      await userEvent.paste(TYPED);
      args.onChoose.mockClear();
      const [list, options] = [canvas.getByRole('listbox'), canvas.getAllByRole('option')];
      await step(row, async () => {
        await check({ field, list, options, chosen: args.onChoose });
      });
    }
  },
};
