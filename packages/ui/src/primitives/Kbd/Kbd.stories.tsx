import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Button } from '../Button/Button.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Primitives/Kbd',
  component: Kbd,
  args: { children: 'J' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { save } = primitivesCopy(globals).actions;
    return (
      <Grid
        rows={['J', '?', '↑', 'Esc']}
        columns={['alone', 'in words', 'neutral', 'brand', 'disabled']}
      >
        {(sign, place) => {
          if (place === 'alone') return <Kbd>{sign}</Kbd>;
          const words = (
            <>
              {save} <Kbd>{sign}</Kbd>
            </>
          );
          if (place === 'in words') return words;
          const tone = place === 'brand' ? 'brand' : 'neutral';
          return (
            <Button tone={tone} disabled={place === 'disabled'}>
              {words}
            </Button>
          );
        }}
      </Grid>
    );
  },
};

export const Letter: Story = {};
