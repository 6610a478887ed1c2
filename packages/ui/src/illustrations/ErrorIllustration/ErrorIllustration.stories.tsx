import type { Meta, StoryObj } from '@storybook/react-vite';
import { atWidths, MatrixList } from '../../docs/Matrix.tsx';
import { examples } from './ErrorIllustration.examples.tsx';
import { guide } from './ErrorIllustration.guide.ts';
import { ErrorIllustration } from './ErrorIllustration.tsx';

const meta = {
  title: 'Illustrations/ErrorIllustration',
  component: ErrorIllustration,
  parameters: { guide, examples },
} satisfies Meta<typeof ErrorIllustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <MatrixList items={atWidths({ phone: '18rem', page: '32rem' }, <ErrorIllustration />)} />
  ),
};
