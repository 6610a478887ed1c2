import type { Meta, StoryObj } from '@storybook/react-vite';
import { atWidths, MatrixList } from '../../docs/Matrix.tsx';
import { ErrorIllustration } from './ErrorIllustration.tsx';

const meta = {
  title: 'Illustrations/ErrorIllustration',
  component: ErrorIllustration,
} satisfies Meta<typeof ErrorIllustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <MatrixList items={atWidths({ phone: '18rem', page: '32rem' }, <ErrorIllustration />)} />
  ),
};
