import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Formatted address', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args, { globals }) => {
    const { fields } = primitivesCopy(globals);
    const address = 'Alzaia Naviglio Grande 112\n20144 Milano MI\nItalia';
    return (
      <Stack>
        <TextArea {...args} label={fields.address} hint={fields.notes} defaultValue={address} />
        <TextArea {...args} label={fields.address} error={fields.cityError} rows={2} />
        <TextArea {...args} label={fields.address} defaultValue={address} disabled />
      </Stack>
    );
  },
};

export const KeepsLines: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Via Pascal 6{Enter}Milano');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Via Pascal 6\nMilano');
  },
};
