import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { shape: 'line', width: '60%' },
  argTypes: { shape: { control: 'inline-radio', options: ['line', 'control', 'block'] } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <MatrixList
      items={{
        line: <Skeleton />,
        'line, 60 %': <Skeleton width="60%" />,
        control: <Skeleton shape="control" width="8rem" />,
        block: (
          <div style={{ inlineSize: '16rem', blockSize: '8rem' }}>
            <Skeleton shape="block" />
          </div>
        ),
      }}
    />
  ),
};

export const Still: Story = {
  tags: ['!autodocs'],
  name: 'does not move under reduced motion, and is not read aloud',
  play: async ({ canvasElement }) => {
    const shape = canvasElement.querySelector('[aria-hidden]');
    // The tests' browser is set to reduced motion.
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(shape && getComputedStyle(shape).animationName).toBe('none');
  },
};
