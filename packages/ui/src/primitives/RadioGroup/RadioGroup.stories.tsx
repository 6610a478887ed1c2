import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Choice(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup<string>,
  args: { label: '', options: [], value: undefined, onValueChange: () => {} },
  render: (args, { globals }) => {
    const { fields, sports } = primitivesCopy(globals);
    return (
      <Choice
        {...args}
        label={fields.sports}
        error={args.error && fields.sportsError}
        options={Object.entries(sports).map(([value, label]) => ({ value, label }))}
      />
    );
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: 'one stop for Tab; arrow keys choose',
  play: async ({ canvas, globals }) => {
    const { fields } = primitivesCopy(globals);
    const [first, second] = canvas.getAllByRole('radio');
    await expect(canvas.getByRole('group', { name: fields.sports })).toBeVisible();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await expect(second).toBeChecked();
  },
};

export const Columns: Story = { args: { layout: 'columns', value: 'padel' } };

export const Wrong: Story = { args: { error: 'yes' } };

export const Disabled: Story = { args: { disabled: true, value: 'padel' } };
