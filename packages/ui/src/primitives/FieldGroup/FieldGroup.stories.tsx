import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';

function Sports({ sports, ...group }: Omit<FieldGroupProps, 'children'> & { sports: string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <FieldGroup {...group}>
      {sports.map((sport) => (
        <Checkbox
          key={sport}
          label={sport}
          checked={chosen.includes(sport)}
          onCheckedChange={(checked) =>
            setChosen(checked ? [...chosen, sport] : chosen.filter((each) => each !== sport))
          }
        />
      ))}
    </FieldGroup>
  );
}

const meta = {
  title: 'Primitives/FieldGroup',
  component: FieldGroup,
  args: { label: 'Sports', children: null },
  render: (args, { globals }) => {
    const { fields, sports } = primitivesCopy(globals);
    return (
      <Sports
        {...args}
        label={fields.sports}
        hint={fields.sportsHint}
        error={args.error && fields.sportsError}
        sports={Object.values(sports)}
      />
    );
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas, globals }) => {
    const { fields, sports } = primitivesCopy(globals);
    const group = canvas.getByRole('group', { name: fields.sports });
    await expect(group).toHaveAccessibleDescription(fields.sportsHint);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: sports.basketball })).toBeChecked();
  },
};

export const Columns: Story = { args: { layout: 'columns' } };

export const Wrong: Story = { args: { layout: 'columns', error: 'yes' } };

export const Disabled: Story = { args: { disabled: true } };
