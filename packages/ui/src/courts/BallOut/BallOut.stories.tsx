import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatrixList } from '../../docs/Matrix.tsx';
import { guide } from './BallOut.guide.ts';
import { BallOut } from './BallOut.tsx';

const meta = {
  title: 'Foundations/Courts/BallOut',
  component: BallOut,
  parameters: { guide },
} satisfies Meta<typeof BallOut>;
export default meta;
type Story = StoryObj<typeof meta>;

const widths = { phone: '18rem', page: '32rem' };

export const Matrix: Story = {
  render: () => (
    <MatrixList
      items={Object.fromEntries(
        Object.entries(widths).map(([name, inlineSize]) => [
          `${name}, ${inlineSize}`,
          <div key={name} style={{ inlineSize }}>
            <BallOut />
          </div>,
        ]),
      )}
    />
  ),
};
