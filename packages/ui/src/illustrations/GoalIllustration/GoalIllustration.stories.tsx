import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatrixList } from '../../docs/Matrix.tsx';
import { drawings } from './GoalIllustration.drawn.tsx';
import { guide } from './GoalIllustration.guide.ts';
import { GoalIllustration } from './GoalIllustration.tsx';

const meta = {
  title: 'Illustrations/GoalIllustration',
  component: GoalIllustration,
  parameters: { guide, drawings },
} satisfies Meta<typeof GoalIllustration>;
export default meta;
type Story = StoryObj<typeof meta>;

const widths = { phone: '14rem', page: '22rem' };

export const Matrix: Story = {
  render: () => (
    <MatrixList
      items={Object.fromEntries(
        Object.entries(widths).map(([name, inlineSize]) => [
          `${name}, ${inlineSize}`,
          <div key={name} style={{ inlineSize }}>
            <GoalIllustration />
          </div>,
        ]),
      )}
    />
  ),
};
