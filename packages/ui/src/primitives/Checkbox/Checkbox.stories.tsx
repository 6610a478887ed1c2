import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Stateful(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onCheckedChange={setChecked} />;
}

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Football', checked: false, onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args, { globals }) => {
    const { fields, sports } = primitivesCopy(globals);
    return (
      <Stack gap="tight">
        <Checkbox {...args} label={sports.football} />
        <Checkbox {...args} label={sports.padel} checked />
        <Checkbox {...args} label={fields.verified} hint={fields.verifiedHint} checked />
        <Checkbox {...args} label={sports.tennis} disabled />
        <Checkbox {...args} label={sports.volleyball} checked disabled />
      </Stack>
    );
  },
  play: async ({ canvas, globals }) => {
    const { fields } = primitivesCopy(globals);
    const verified = canvas.getByRole('checkbox', { name: fields.verified });
    await expect(verified).toHaveAccessibleDescription(fields.verifiedHint);
  },
};

export const Toggles: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Football' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Football'));
    await expect(box).not.toBeChecked();
  },
};
