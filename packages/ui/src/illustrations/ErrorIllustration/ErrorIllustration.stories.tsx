import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatrixList } from '../../docs/Matrix.tsx';
import { drawings } from './ErrorIllustration.drawn.tsx';
import { guide } from './ErrorIllustration.guide.ts';
import { ErrorIllustration } from './ErrorIllustration.tsx';

const meta = {
  title: 'Illustrations/ErrorIllustration',
  component: ErrorIllustration,
  parameters: { guide, drawings },
} satisfies Meta<typeof ErrorIllustration>;
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
            <ErrorIllustration />
          </div>,
        ]),
      )}
    />
  ),
};
