import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { control } from './control.css.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Opening hours',
    note: 'optional',
    hint: 'As the venue writes them.',
    required: false,
    children: (tied) => <input {...tied} className={control} />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { fields } = primitivesCopy(globals);
    const texts = {
      plain: {},
      required: { required: true },
      'note and hint': { note: fields.optional, hint: fields.notes },
      origin: { origin: fields.origin },
      error: { error: fields.cityError, hint: fields.notes },
    };
    return (
      <Grid
        rows={['plain', 'required', 'note and hint', 'origin', 'error']}
        columns={['rest', 'hover', 'focus', 'disabled']}
      >
        {(row, state) => (
          <div style={{ inlineSize: '16rem' }}>
            <Field label={fields.city} {...texts[row]}>
              {(tied) => (
                <input
                  {...tied}
                  className={control}
                  defaultValue={row === 'error' ? '' : 'Verona'}
                  disabled={state === 'disabled'}
                />
              )}
            </Field>
          </div>
        )}
      </Grid>
    );
  },
};

export const ControlOfOnesOwn: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Opening hours/ });
    await expect(input).toHaveAccessibleDescription('As the venue writes them.');
    await expect(input).toBeValid();
  },
};

export const Wrong: Story = {
  args: { error: 'Closing comes before opening.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Closing comes before opening. As the venue writes them.',
    );
  },
};

export const LongText: Story = {
  render: (args, { globals }) => {
    const { actions, fields } = primitivesCopy(globals);
    return (
      <div style={{ inlineSize: '11rem' }}>
        <Field
          {...args}
          label={actions.long}
          note={fields.optional}
          origin={fields.origin}
          error={fields.sportsError}
          hint={fields.sportsHint}
        />
      </div>
    );
  },
};
