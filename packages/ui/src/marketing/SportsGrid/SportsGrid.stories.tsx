import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { SportsGrid } from './SportsGrid.tsx';

const copy = (globals: Record<string, unknown>) => marketingCopy(globals).sports;

const meta = {
  title: 'Marketing/SportsGrid',
  component: SportsGrid,
  args: { id: 'sports', ...copy({}) },
  argTypes: {
    sports: { control: 'object' },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <SportsGrid {...translated(args, copy, globals)} />,
} satisfies Meta<typeof SportsGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const grid = translated(args, copy, globals);
    const { title, label, sentence, figure: value } = longCopy(globals);
    return (
      <MatrixList
        items={{
          rest: <SportsGrid {...grid} />,
          'long words, no lead': (
            <SportsGrid
              {...grid}
              id="long"
              title={title}
              lead={undefined}
              sports={grid.sports.map((sport) => ({
                ...sport,
                name: `${sport.name}: ${label}`,
                words: sentence,
                matches: sport.matches.map((match) => ({ ...match, title })),
                figures: sport.figures.map((figure) => ({ ...figure, value })),
              }))}
            />
          ),
        }}
      />
    );
  },
};

export const ThreeAndTwo: Story = {
  name: '[LAND-4] the figures of two cards below each other are in the same columns',
  globals: { language: 'it', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    const columns = cards.slice(3).map((card) => {
      const { left } = card.getBoundingClientRect();
      const figures = within(card).getAllByRole('definition');
      return figures.map((figure) => figure.getBoundingClientRect().left - left);
    });
    for (const [index, column] of (columns[0] ?? []).entries())
      await expect(Math.abs(column - (columns[1]?.[index] ?? 0))).toBeLessThanOrEqual(1);
  },
};

export const OnAPhone: Story = {
  name: 'in a narrow card the figures are two above two, in Italian',
  globals: { language: 'it', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      const figures = within(card).getAllByRole('definition');
      const rows = Map.groupBy(figures, (figure) => figure.getBoundingClientRect().top);
      await expect([...rows.values()].map((row) => row.length)).toEqual([2, 2]);
    }
  },
};

export const OnATablet: Story = { globals: { language: 'it', viewport: { value: 'tablet' } } };
