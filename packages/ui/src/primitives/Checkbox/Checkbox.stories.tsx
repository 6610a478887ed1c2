import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { useReported } from '../../docs/useReported.ts';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Stateful(props: CheckboxProps) {
  const [checked, onCheckedChange] = useReported(props.checked, props.onCheckedChange);
  return <Checkbox {...props} checked={checked} onCheckedChange={onCheckedChange} />;
}

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: {
    label: 'Verified',
    hint: 'Someone of the team has been there.',
    checked: false,
    disabled: false,
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const { fields, sports } = primitivesCopy(globals);
    return (
      <Grid
        rows={['unticked', 'ticked', 'with a hint']}
        columns={['rest', 'hover', 'focus', 'disabled']}
      >
        {(row, state) => (
          <Checkbox
            label={row === 'with a hint' ? fields.verified : sports.football}
            hint={row === 'with a hint' ? fields.verifiedHint : undefined}
            checked={row !== 'unticked'}
            disabled={state === 'disabled'}
            onCheckedChange={args.onCheckedChange}
          />
        )}
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    const disabled = canvas.getAllByRole('checkbox').find((box) => box.matches(':disabled'));
    // On any background it looks empty, not ticked.
    await expect(disabled && getComputedStyle(disabled).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

export const Toggles: Story = {
  render: (args) => <Stateful key={String(args.checked)} {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Verified' });
    await expect(box).toHaveAccessibleDescription('Someone of the team has been there.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Verified'));
    await expect(box).not.toBeChecked();
  },
};

export const LongText: Story = {
  render: (args, { globals }) => {
    const { actions, fields } = primitivesCopy(globals);
    return (
      <div style={{ inlineSize: '11rem' }}>
        <Stateful {...args} checked label={actions.long} hint={fields.sportsHint} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    const [line] = canvas.getByText(primitivesCopy(globals).actions.long).getClientRects();
    // The box is level with the first line.
    const middle = (line?.top ?? 0) + (line?.height ?? 0) / 2;
    await expect(Math.abs(box.top + box.height / 2 - middle)).toBeLessThan(2);
  },
};
