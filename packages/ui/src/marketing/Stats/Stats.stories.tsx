import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { OnPaint } from '../samples.tsx';
import { Stats } from './Stats.tsx';

const copy = (globals: Record<string, unknown>) => ({
  stats: marketingCopy(globals).testimonials.stats,
});

const meta = {
  title: 'Marketing/Stats',
  component: Stats,
  args: copy({}),
  argTypes: {
    stats: { control: 'object' },
  },
  render: (args, { globals }) => <Stats {...translated(args, copy, globals)} />,
} satisfies Meta<typeof Stats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const { stats } = translated(args, copy, globals);
    const { figure, label } = longCopy(globals);
    return (
      <MatrixList
        items={{
          four: <Stats stats={stats} />,
          two: <Stats stats={stats.slice(0, 2)} />,
          'a line': <Stats stats={stats} look="line" />,
          'long label': <Stats stats={[{ value: figure, label }, ...stats.slice(1)]} />,
          narrow: (
            <div style={{ inlineSize: '18rem' }}>
              <Stats stats={stats} />
            </div>
          ),
          'on paint': (
            <OnPaint>
              <Stats stats={marketingCopy(globals).download.stats} />
            </OnPaint>
          ),
        }}
      />
    );
  },
};

export const Four: Story = {};

export const LongOnATablet: Story = {
  name: 'seven digits stay on one line, in their place',
  globals: { language: 'it', viewport: { value: 'tablet' } },
  render: (args, { globals }) => {
    const { figure: value } = longCopy(globals);
    return <Stats stats={args.stats.map((stat) => ({ ...stat, value }))} />;
  },
  play: async ({ canvas, globals }) => {
    for (const figure of canvas.getAllByText(longCopy(globals).figure)) {
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
      const { fontSize } = getComputedStyle(figure);
      await expect(figure.clientHeight).toBeLessThan(2 * Number.parseFloat(fontSize));
    }
  },
};
