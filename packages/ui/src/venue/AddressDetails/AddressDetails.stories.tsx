import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { useReported } from '../../docs/useReported.ts';
import { addVenueCopy, FOUND_ADDRESS, NO_ADDRESS } from '../../sample-copy/addVenue.ts';
import { AddressDetails } from './AddressDetails.tsx';
import type { AddressDetailsProps } from './types.ts';

function Stateful(props: AddressDetailsProps) {
  const [value, onChange] = useReported(props.value, props.onChange);
  const [open, onOpenChange] = useReported(props.open, props.onOpenChange);
  return (
    <AddressDetails
      {...props}
      value={value}
      onChange={onChange}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}

const meta = {
  title: 'Venue/AddressDetails',
  component: AddressDetails,
  args: {
    labels: addVenueCopy({}).details,
    open: true,
    value: NO_ADDRESS,
    autofilled: new Set(),
    disabled: false,
    onOpenChange: fn(),
    onChange: fn(),
  },
  argTypes: {
    labels: { control: false },
    autofilled: { control: false },
    value: { control: 'object' },
  },
  render: (args, { globals }) => (
    <Stateful
      key={JSON.stringify([args.open, args.value])}
      {...args}
      labels={addVenueCopy(globals).details}
    />
  ),
} satisfies Meta<typeof AddressDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = new Set(['street', 'city', 'postalCode', 'state', 'stateCode', 'country'] as const);

export const Matrix: Story = {
  render: (args, { globals }) => {
    const { details: labels, problems } = addVenueCopy(globals);
    const all = { ...args, labels };
    const found = { ...all, value: FOUND_ADDRESS };
    return (
      <MatrixList
        items={{
          closed: <AddressDetails {...all} open={false} />,
          hover: <AddressDetails {...all} open={false} />,
          focus: <AddressDetails {...all} open={false} />,
          active: <AddressDetails {...all} open={false} />,
          'open, empty': <AddressDetails {...all} />,
          'autofilled, one wrong': (
            <AddressDetails
              {...found}
              value={{ ...FOUND_ADDRESS, stateCode: '' }}
              autofilled={FILLED}
              errors={{ stateCode: problems.stateCode }}
            />
          ),
          disabled: <AddressDetails {...found} disabled />,
          'autofilled, narrow': (
            <div style={{ maxInlineSize: '20rem' }}>
              <AddressDetails {...found} autofilled={FILLED} />
            </div>
          ),
        }}
      />
    );
  },
};

export const Closed: Story = {
  name: '[ADD-4] opens and closes, by keyboard too',
  args: { open: false },
  play: async ({ args, canvas, globals }) => {
    const { details } = addVenueCopy(globals);
    const toggle = canvas.getByRole('button', { name: details.title });
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('textbox', { name: details.street })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Empty: Story = {
  name: '[ADD-4] eleven fields',
  play: async ({ args, canvas, globals }) => {
    const { details } = addVenueCopy(globals);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(11);
    for (const name of Object.keys(NO_ADDRESS) as (keyof typeof NO_ADDRESS)[]) {
      await expect(canvas.getByRole('textbox', { name: details[name] })).toHaveValue('');
    }
    await userEvent.type(canvas.getByRole('textbox', { name: details.stateCode }), 'V');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NO_ADDRESS, stateCode: 'V' });
    await expect(canvas.getByRole('textbox', { name: details.latitude })).toHaveAttribute(
      'inputmode',
      'decimal',
    );
  },
};

export const Autofilled: Story = {
  name: '[ADD-3] marks the fields that were filled in',
  args: {
    value: { ...FOUND_ADDRESS, number: '' },
    autofilled: FILLED,
  },
  play: async ({ canvas, globals }) => {
    const { details } = addVenueCopy(globals);
    await expect(canvas.getAllByText(details.origin)).toHaveLength(6);
    await expect(canvas.getByRole('textbox', { name: details.city })).toHaveAccessibleDescription(
      details.origin,
    );
    await expect(canvas.getByRole('textbox', { name: details.number })).not.toHaveAttribute(
      'aria-describedby',
    );
  },
};

export const Invalid: Story = {
  name: '[ADD-6] a field shows what is wrong',
  args: { value: { ...FOUND_ADDRESS, stateCode: '' } },
  render: (args, { globals }) => {
    const { details, problems } = addVenueCopy(globals);
    return <Stateful {...args} labels={details} errors={{ stateCode: problems.stateCode }} />;
  },
  play: async ({ canvas, globals }) => {
    const { details, problems } = addVenueCopy(globals);
    const field = canvas.getByRole('textbox', { name: details.stateCode });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(problems.stateCode);
  },
};
