import type { Meta, StoryObj } from '@storybook/react-vite';
import { atWidths, MatrixList } from '../../docs/Matrix.tsx';
import { GoalIllustration } from './GoalIllustration.tsx';

const meta = {
  title: 'Illustrations/GoalIllustration',
  component: GoalIllustration,
} satisfies Meta<typeof GoalIllustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <MatrixList items={atWidths({ phone: '14rem', page: '22rem' }, <GoalIllustration />)} />
  ),
};
