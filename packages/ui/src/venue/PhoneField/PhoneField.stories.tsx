import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { addVenueCopy } from '../../sample-copy/addVenue.ts';
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
    labels: addVenueCopy({}).phone.labels,
    dialCodes: addVenueCopy({}).phone.dialCodes,
    dialCode: '+39',
    number: '',
    disabled: false,
    onDialCodeChange: fn(),
    onNumberChange: fn(),
  },
  argTypes: {
    labels: { control: false },
    dialCodes: { control: false },
    dialCode: {
      control: 'select',
      options: addVenueCopy({}).phone.dialCodes.map(({ code }) => code),
    },
  },
  render: (args, { globals }) => {
    const { hint, labels, dialCodes, note } = addVenueCopy(globals).phone;
    return (
      <Stateful
        key={`${args.dialCode} ${args.number}`}
        hint={hint}
        note={note}
        {...args}
        labels={labels}
        dialCodes={dialCodes}
      />
    );
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const { wrong, ...phone } = addVenueCopy(globals).phone;
    const field = { ...args, ...phone, number: '045 800 1234' };
    return (
      <MatrixList
        items={{
          empty: <PhoneField {...field} number="" />,
          filled: <PhoneField {...field} dialCode="+420" number="601 123 456" />,
          hover: <PhoneField {...field} />,
          focus: <PhoneField {...field} />,
          wrong: <PhoneField {...field} number="45" error={wrong} />,
          disabled: <PhoneField {...field} disabled />,
          narrow: (
            <div style={{ maxInlineSize: '17rem' }}>
              <PhoneField {...field} error={wrong} />
            </div>
          ),
        }}
      />
    );
  },
};

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
    const { wrong, ...phone } = addVenueCopy(globals).phone;
    return <Stateful {...args} {...phone} number="45" error={wrong} />;
  },
  play: async ({ canvas, globals }) => {
    const { hint, wrong } = addVenueCopy(globals).phone;
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(`${wrong} ${hint}`);
  },
};

export const Disabled: Story = {
  name: 'both halves look alike where neither can be changed',
  args: { disabled: true, number: '045 800 1234' },
  play: async ({ canvas }) => {
    const [code, number] = [canvas.getByRole('combobox'), canvas.getByRole('textbox')].map((half) =>
      getComputedStyle(half),
    );
    await expect(number?.backgroundColor).toBe(code?.backgroundColor);
    await expect(number?.borderColor).toBe(code?.borderColor);
    await expect(number?.color).toBe(code?.color);
  },
};
