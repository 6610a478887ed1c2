import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ADDRESSES, addVenueCopy, FOUND_ADDRESS } from '../../sample-copy/add-venue.ts';
import { SelectedAddress, type SelectedAddressProps } from './SelectedAddress.tsx';

const meta = {
  title: 'Venue/SelectedAddress',
  component: SelectedAddress,
  args: {
    labels: {} as SelectedAddressProps['labels'],
    address: FOUND_ADDRESS.formattedAddress,
    detail: '45.438384, 10.991622',
    onClear: fn(),
  },
  render: (args, { globals }) => (
    <SelectedAddress {...args} labels={addVenueCopy(globals).selected} />
  ),
} satisfies Meta<typeof SelectedAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clearing: Story = {
  name: '[ADD-3] shows the chosen address and clears it',
  play: async ({ args, canvas, globals }) => {
    const { clear, selected } = addVenueCopy(globals).selected;
    await expect(canvas.getByText(selected)).toBeVisible();
    await expect(canvas.getByText(FOUND_ADDRESS.formattedAddress)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: clear }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongOnAPhone: Story = {
  args: { address: `${ADDRESSES[4].label}, ${ADDRESSES[4].detail}`, detail: undefined },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
