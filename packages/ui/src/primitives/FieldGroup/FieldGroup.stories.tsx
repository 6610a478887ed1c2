import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
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
  args: { label: 'Sports', layout: 'list', required: false, disabled: false, children: null },
  argTypes: {
    layout: { control: 'inline-radio', options: ['list', 'columns'] },
    label: { control: false },
    hint: { control: false },
    children: { control: false },
  },
  render: (args, { globals }) => {
    const { fields, sports } = primitivesCopy(globals);
    return (
      <Sports
        {...args}
        label={fields.sports}
        hint={fields.sportsHint}
        sports={Object.values(sports)}
      />
    );
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { fields, sports } = primitivesCopy(globals);
    const common = { label: fields.sports, sports: Object.values(sports) };
    return (
      <MatrixList
        items={{
          list: <Sports {...common} />,
          columns: <Sports {...common} layout="columns" />,
          'required, with a note and a hint': (
            <Sports
              {...common}
              layout="columns"
              required
              note={fields.several}
              hint={fields.sportsHint}
            />
          ),
          error: <Sports {...common} layout="columns" required error={fields.sportsError} />,
          disabled: <Sports {...common} layout="columns" hint={fields.sportsHint} disabled />,
        }}
      />
    );
  },
};

export const List: Story = {
  play: async ({ canvas, globals }) => {
    const { fields, sports } = primitivesCopy(globals);
    const group = canvas.getByRole('group', { name: fields.sports });
    await expect(group).toHaveAccessibleDescription(fields.sportsHint);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: sports.padel })).toBeChecked();
  },
};

/** In a narrow place there are fewer columns, and long words wrap. */
export const Narrow: Story = {
  args: { layout: 'columns' },
  render: (args, { globals }) => {
    const { actions, fields, sports } = primitivesCopy(globals);
    return (
      <div style={{ inlineSize: '12rem' }}>
        <Sports
          {...args}
          label={fields.sports}
          error={fields.sportsError}
          sports={[sports.football, actions.long]}
        />
      </div>
    );
  },
};
