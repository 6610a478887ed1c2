import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { ComingSoon } from './ComingSoon.tsx';

const copy = (globals: Record<string, unknown>) => marketingCopy(globals).soon;

const meta = {
  title: 'Marketing/ComingSoon',
  component: ComingSoon,
  args: copy({}),
  render: (args, { globals }) => <ComingSoon {...translated(args, copy, globals)} />,
} satisfies Meta<typeof ComingSoon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const note = translated(args, copy, globals);
    const { title, sentence } = longCopy(globals);
    return (
      <MatrixList
        items={{
          rest: <ComingSoon {...note} />,
          'long words': <ComingSoon {...note} title={title} text={sentence} />,
        }}
      />
    );
  },
};

export const Note: Story = {
  name: '[LAND-6] a note of what is coming',
  play: async ({ canvas, globals }) => {
    const { badge, title, text } = marketingCopy(globals).soon;
    await expect(canvas.getByRole('complementary', { name: badge })).toHaveTextContent(
      `${badge}${title}${text}`,
    );
  },
};
