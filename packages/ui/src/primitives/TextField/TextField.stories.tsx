import type { Meta, StoryObj } from '@storybook/react-vite';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Name', note: 'optional', type: 'text', onValueChange: fn() },
  argTypes: {
    type: { control: 'select', options: ['text', 'email', 'password', 'search', 'tel', 'url'] },
    value: { control: false },
    icon: { control: false },
    end: { control: false },
    popup: { control: false },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: ({ onValueChange }, { globals }) => {
    const { actions, fields } = primitivesCopy(globals);
    const rows = {
      empty: { label: fields.name, placeholder: 'Padel Club Navigli' },
      'filled, required': {
        label: fields.name,
        defaultValue: 'Padel Club Navigli',
        required: true,
      },
      'icon and end': {
        label: fields.search,
        defaultValue: 'Navigli',
        icon: Search,
        end: <IconButton icon={X} label={actions.clearSearch} />,
      },
      'note and hint': { label: fields.email, note: fields.optional, hint: fields.emailHint },
      origin: { label: fields.city, defaultValue: 'Milano', origin: fields.origin },
      error: { label: fields.email, defaultValue: 'giulia@', error: fields.emailError },
    };
    return (
      <Grid
        rows={Object.keys(rows) as (keyof typeof rows)[]}
        columns={['rest', 'hover', 'focus', 'disabled']}
      >
        {(row, state) => (
          <div style={{ inlineSize: '18rem' }}>
            <TextField
              {...rows[row]}
              disabled={state === 'disabled'}
              onValueChange={onValueChange}
            />
          </div>
        )}
      </Grid>
    );
  },
};

function email(globals: Globals) {
  const { fields } = primitivesCopy(globals);
  return { label: fields.email, hint: fields.emailHint, error: fields.emailError };
}

export const Wrong: Story = {
  args: {
    ...email({}),
    note: undefined,
    type: 'email',
    required: true,
    defaultValue: 'giulia@',
  },
  render: (args, { globals }) => (
    <div style={{ inlineSize: '11rem' }}>
      <TextField {...translated(args, email, globals)} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { fields } = primitivesCopy(globals);
    const wrong = canvas.getByRole('textbox');
    await expect(wrong).toBeInvalid();
    await expect(wrong).toBeRequired();
    await expect(wrong).toHaveAccessibleDescription(`${fields.emailError} ${fields.emailHint}`);
  },
};

function ClearableSearch({
  label,
  placeholder,
  clear,
}: Record<'label' | 'placeholder' | 'clear', string>) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label={label}
      type="search"
      placeholder={placeholder}
      icon={Search}
      value={value}
      onValueChange={setValue}
      end={value !== '' && <IconButton icon={X} label={clear} onClick={() => setValue('')} />}
    />
  );
}

export const SearchWithClear: Story = {
  render: (_args, { globals }) => {
    const { actions, fields } = primitivesCopy(globals);
    return (
      <ClearableSearch
        label={fields.search}
        placeholder={fields.searchPlaceholder}
        clear={actions.clearSearch}
      />
    );
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard('Navigli');
    await expect(search).toHaveValue('Navigli');
    await userEvent.tab();
    // A full touch target, drawn inside the field's border.
    const clear = canvas.getByRole('button');
    await expect(clear).toHaveFocus();
    await expect(clear.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(getComputedStyle(clear).backgroundClip).toBe('padding-box');
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveValue('');
  },
};

export const ReportsWhatIsTyped: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Sì');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Sì');
  },
};

export const Marks: Story = {
  name: '[EDIT-1] what is copied along unseen is left out',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('\u202A+39 011\u202C Pale\u00ADstra\u200B \u{1F469}\u200D\u{1F52C}');
    await expect(args.onValueChange).toHaveBeenCalledWith(
      '+39 011 Palestra \u{1F469}\u200D\u{1F52C}',
    );
  },
};

export const Password: Story = {
  name: 'a password is left as it is',
  args: { type: 'password' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(/^Name/));
    await userEvent.paste('a\u00ADb');
    await expect(args.onValueChange).toHaveBeenCalledWith('a\u00ADb');
  },
};
