import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { addVenueCopy } from '../../sample-copy/add-venue.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

function Stateful({ onDialCodeChange, onNumberChange, ...props }: PhoneFieldProps) {
  const [dialCode, setDialCode] = useState(props.dialCode);
  const [number, setNumber] = useState(props.number);
  return (
    <PhoneField
      {...props}
      dialCode={dialCode}
      onDialCodeChange={(code) => {
        setDialCode(code);
        onDialCodeChange(code);
      }}
      number={number}
      onNumberChange={(typed) => {
        setNumber(typed);
        onNumberChange(typed);
      }}
    />
  );
}

const meta = {
  title: 'Venue/PhoneField',
  component: PhoneField,
  args: {
    labels: {} as PhoneFieldProps['labels'],
    dialCodes: [],
    dialCode: '+39',
    number: '',
    onDialCodeChange: fn(),
    onNumberChange: fn(),
  },
  render: (args, { globals }) => {
    const { phone } = addVenueCopy(globals);
    return <Stateful {...args} {...phone} />;
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '[ADD-1] one group of a dial code and a number',
  play: async ({ args, canvas, globals }) => {
    const { labels, note } = addVenueCopy(globals).phone;
    await expect(canvas.getByRole('group', { name: labels.group })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: labels.dialCode })).toHaveTextContent('+39');
    const number = canvas.getByRole('textbox', { name: `${labels.number} ${note}` });
    await expect(number).toHaveAttribute('type', 'tel');
    await userEvent.type(number, '045 800 1234');
    await expect(args.onNumberChange).toHaveBeenLastCalledWith('045 800 1234');
  },
};

export const AnotherCountry: Story = {
  name: '[ADD-1] 25 codes, found by the name of a country',
  // Radix hides the page behind an open list, its buttons with it; see Select.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ args, canvas, globals }) => {
    const code = canvas.getByRole('combobox', {
      name: addVenueCopy(globals).phone.labels.dialCode,
    });
    await userEvent.click(code);
    await expect(await screen.findAllByRole('option')).toHaveLength(25);
    await expect(screen.getByRole('option', { name: /, .*\(\+1\)$/ })).toBeInTheDocument();
    await userEvent.keyboard('cz{Enter}');
    await expect(args.onDialCodeChange).toHaveBeenLastCalledWith('+420');
    await waitFor(() => expect(code).toHaveTextContent(/^\+420$/));
  },
};

export const Wrong: Story = {
  render: (args, { globals }) => {
    const { phone } = addVenueCopy(globals);
    return <Stateful {...args} {...phone} number="45" error={phone.wrong} hint={phone.hint} />;
  },
  play: async ({ canvas, globals }) => {
    const { hint, wrong } = addVenueCopy(globals).phone;
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(`${wrong} ${hint}`);
  },
};

export const Disabled: Story = { args: { number: '045 800 1234', disabled: true } };

export const OnAPhone: Story = {
  args: { dialCode: '+420', number: '601 123 456' },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
