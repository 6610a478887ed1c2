import { searchedAddressLabels } from '@campetto/messages/admin/addresses';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { ADDRESSES, addVenueCopy, FOUND_ADDRESS } from '../../sample-copy/addVenue.ts';
import { SelectedAddress } from './SelectedAddress.tsx';

const meta = {
  title: 'Venue/SelectedAddress',
  component: SelectedAddress,
  args: {
    labels: addVenueCopy({}).selected,
    address: FOUND_ADDRESS.formattedAddress,
    detail: '45.438384, 10.991622',
    disabled: false,
    onClear: fn(),
  },
  argTypes: { labels: { control: false } },
  render: (args, { globals }) => (
    <SelectedAddress {...args} labels={addVenueCopy(globals).selected} />
  ),
} satisfies Meta<typeof SelectedAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG = `${ADDRESSES[4].label}, ${ADDRESSES[4].detail}`;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const box = { ...args, labels: addVenueCopy(globals).selected };
    return (
      <MatrixList
        items={{
          rest: <SelectedAddress {...box} />,
          hover: <SelectedAddress {...box} />,
          focus: <SelectedAddress {...box} />,
          active: <SelectedAddress {...box} />,
          disabled: <SelectedAddress {...box} disabled />,
          'no detail': <SelectedAddress {...box} detail={undefined} />,
          'long, narrow': (
            <div style={{ maxInlineSize: '20rem' }}>
              <SelectedAddress {...box} address={LONG} />
            </div>
          ),
        }}
      />
    );
  },
};

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

export const Restoring: Story = {
  name: 'on a phone, a button with a label is below the address',
  args: { clearShown: true },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <SelectedAddress {...args} labels={searchedAddressLabels(i18nOf(globals))} />
    </div>
  ),
  play: async ({ canvas }) => {
    const address = canvas.getByText(FOUND_ADDRESS.formattedAddress).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(address.width).toBeGreaterThan(160);
    await expect(button.top).toBeGreaterThanOrEqual(address.bottom);
  },
};
