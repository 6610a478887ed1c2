import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: {
    label: 'Formatted address',
    hint: 'Write it as it would be written on an envelope.',
    rows: 3,
    onValueChange: fn(),
  },
  argTypes: { value: { control: false } },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = 'Alzaia Naviglio Grande 112\n20144 Milano MI\nItalia';

export const Matrix: Story = {
  render: ({ onValueChange }, { globals }) => {
    const { fields } = primitivesCopy(globals);
    return (
      <Grid
        rows={['empty', 'filled', 'hint and note', 'origin', 'error']}
        columns={['rest', 'hover', 'focus', 'disabled']}
      >
        {(row, state) => (
          <div style={{ inlineSize: '18rem' }}>
            <TextArea
              label={fields.address}
              note={row === 'hint and note' ? fields.optional : undefined}
              hint={row === 'hint and note' ? fields.notes : undefined}
              origin={row === 'origin' ? fields.origin : undefined}
              error={row === 'error' ? fields.addressError : undefined}
              required={row === 'error'}
              placeholder={row === 'empty' ? address : undefined}
              defaultValue={row === 'empty' || row === 'error' ? '' : address}
              disabled={state === 'disabled'}
              onValueChange={onValueChange}
            />
          </div>
        )}
      </Grid>
    );
  },
};

export const KeepsLines: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Via Pascal 6{Enter}Milano');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Via Pascal 6\nMilano');
  },
};

export const LongText: Story = {
  render: (args, { globals }) => {
    const { actions, fields } = primitivesCopy(globals);
    return (
      <div style={{ inlineSize: '11rem' }}>
        <TextArea {...args} label={actions.long} hint={fields.notes} defaultValue={address} />
      </div>
    );
  },
};

export const Marks: Story = {
  name: '[EDIT-1] what is copied along unseen is left out',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('\u202A+39 011\u202C Pale\u00ADstra\u200B \u{1F469}\u200D\u{1F52C}');
    await expect(args.onValueChange).toHaveBeenCalledWith(
      '+39 011 Palestra \u{1F469}\u200D\u{1F52C}',
    );
  },
};
