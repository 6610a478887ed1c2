import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Name', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (_args, { globals }) => {
    const { fields } = primitivesCopy(globals);
    return (
      <Stack>
        <TextField label={fields.name} defaultValue="Padel Club Navigli" required />
        <TextField label={fields.name} note={fields.optional} placeholder="Padel Club Navigli" />
        <TextField label={fields.email} type="email" hint={fields.emailHint} />
        <TextField
          label={fields.email}
          type="email"
          defaultValue="giulia@"
          hint={fields.emailHint}
          error={fields.emailError}
        />
        <TextField label={fields.name} defaultValue="Padel Club Navigli" disabled />
      </Stack>
    );
  },
  play: async ({ canvas, globals }) => {
    const { fields } = primitivesCopy(globals);
    const [, wrong] = canvas.getAllByRole('textbox', { name: fields.email });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription(`${fields.emailError} ${fields.emailHint}`);
    const [required] = canvas.getAllByRole('textbox', { name: fields.name });
    await expect(required).toBeRequired();
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
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveValue('');
  },
};

export const ReportsWhatIsTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Sì');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Sì');
  },
};
