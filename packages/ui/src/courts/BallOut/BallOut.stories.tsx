import type { Meta, StoryObj } from '@storybook/react-vite';
import { BallOut } from './BallOut.tsx';

const meta = {
  title: 'Courts/BallOut',
  component: BallOut,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BallOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PastTheLine: Story = {};
