import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { useReported } from '../../docs/useReported.ts';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Choice(props: RadioGroupProps<string>) {
  const [value, onValueChange] = useReported(props.value, props.onValueChange);
  return <RadioGroup {...props} value={value} onValueChange={onValueChange} />;
}

function optionsOf(sports: Record<string, string>) {
  return Object.entries(sports).map(([value, label]) => ({ value, label }));
}

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'Sports',
    options: optionsOf(primitivesCopy({}).sports),
    value: undefined,
    layout: 'list',
    required: false,
    disabled: false,
    onValueChange: fn(),
  },
  argTypes: {
    layout: { control: 'inline-radio', options: ['list', 'columns'] },
    label: { control: false },
    options: { control: false },
    value: { control: false },
    autoFocus: { control: false },
  },
  render: (args, { globals }) => {
    const { fields, sports } = primitivesCopy(globals);
    return <Choice {...args} label={fields.sports} options={optionsOf(sports)} />;
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: ({ onValueChange }, { globals }) => {
    const { fields, sports } = primitivesCopy(globals);
    return (
      <Grid
        rows={['nothing chosen', 'chosen']}
        columns={['rest', 'hover', 'focus', 'hint', 'error', 'shortcuts', 'disabled']}
      >
        {(row, state) => {
          // The error is that nothing is chosen.
          if (row === 'chosen' && state === 'error') return null;
          return (
            <RadioGroup
              label={fields.sports}
              options={optionsOf(sports)
                .slice(0, 3)
                .map((option, index) => ({
                  ...option,
                  shortcut: state === 'shortcuts' ? String(index + 1) : undefined,
                }))}
              value={row === 'chosen' ? 'football' : undefined}
              hint={state === 'hint' ? fields.sportHint : undefined}
              error={state === 'error' ? fields.sportError : undefined}
              required={state === 'error'}
              disabled={state === 'disabled'}
              onValueChange={onValueChange}
            />
          );
        }}
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(6);
    const [rest, , , , wrong, , disabled] = canvas.getAllByRole('group').map((group) => {
      const [first] = within(group).getAllByRole('radio');
      return getComputedStyle(first as HTMLElement);
    });
    await expect(wrong?.borderColor).not.toBe(rest?.borderColor);
    // On any background it looks empty, not chosen.
    await expect(disabled?.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

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

export const LongText: Story = {
  args: { value: 'long' },
  render: (args, { globals }) => {
    const { actions, fields } = primitivesCopy(globals);
    return (
      <div style={{ inlineSize: '12rem' }}>
        <Choice
          {...args}
          label={fields.sportHint}
          options={optionsOf({ long: actions.long, save: actions.save })}
        />
      </div>
    );
  },
};
