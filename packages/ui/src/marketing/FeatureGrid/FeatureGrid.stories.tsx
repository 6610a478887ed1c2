import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { FeatureGrid } from './FeatureGrid.tsx';

const copy = (globals: Record<string, unknown>) => marketingCopy(globals).features;

const meta = {
  title: 'Marketing/FeatureGrid',
  component: FeatureGrid,
  args: { id: 'features', ...copy({}) },
  argTypes: {
    cards: { control: 'object' },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <FeatureGrid {...translated(args, copy, globals)} />,
} satisfies Meta<typeof FeatureGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const grid = translated(args, copy, globals);
    const { title, label } = longCopy(globals);
    return (
      <MatrixList
        items={{
          rest: <FeatureGrid {...grid} />,
          'long words, no lead': (
            <FeatureGrid
              {...grid}
              id="long"
              title={title}
              lead={undefined}
              cards={grid.cards.map((card) => ({
                ...card,
                title: `${card.title} (${label})`,
                points: [...card.points, title],
              }))}
            />
          ),
        }}
      />
    );
  },
};

export const SixCards: Story = {};

export const OnATablet: Story = {
  name: 'titles of a row are level, and the players are above the advice',
  globals: { language: 'it', viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(top);
    // The titles of coach and progress are on one line, and those of events and venue.
    await expect([titles[1], titles[3]]).toEqual([titles[2], titles[4]]);
    const players = [...document.querySelectorAll('article circle')];
    const advice = document.querySelector('svg:has(circle) + p')?.getBoundingClientRect().top;
    for (const player of players)
      await expect(player.getBoundingClientRect().bottom).toBeLessThan(advice ?? 0);
  },
};
