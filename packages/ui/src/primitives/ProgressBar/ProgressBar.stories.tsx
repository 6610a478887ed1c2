import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { ProgressBar } from './ProgressBar.tsx';

const values = { 'no value': undefined, '0': 0, '42': 42, '100': 100 };
const sizes = ['regular', 'large'] as const;

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { value: 42, size: 'regular' },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 100 } },
    size: { control: 'inline-radio', options: sizes },
    'aria-label': { control: false },
    'aria-labelledby': { control: false },
    'aria-valuetext': { control: false },
  },
  render: (args, { globals }) => (
    <ProgressBar {...args} aria-label={primitivesCopy(globals).messages.loading} />
  ),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => (
    <Grid rows={Object.keys(values) as (keyof typeof values)[]} columns={sizes}>
      {(value, size) => (
        <div style={{ inlineSize: '10rem' }}>
          <ProgressBar
            value={values[value]}
            size={size}
            aria-label={primitivesCopy(globals).messages.loading}
          />
        </div>
      )}
    </Grid>
  ),
};

export const PartOfATotal: Story = {
  args: { value: 120, max: 300, size: 'large' },
  play: async ({ canvas, globals }) => {
    const { messages } = primitivesCopy(globals);
    const bar = canvas.getByRole('progressbar', { name: messages.loading });
    await expect(bar).toHaveAttribute('value', '120');
    await expect(bar).toHaveAttribute('max', '300');
  },
};

export const WithoutAValue: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};
