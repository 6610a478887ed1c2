import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { SportsGrid } from './SportsGrid.tsx';

const meta = {
  title: 'Marketing/SportsGrid',
  component: SportsGrid,
  parameters: { layout: 'fullscreen' },
  args: { id: 'sports', eyebrow: '', title: '', sports: [] },
  render: (args, { globals }) => <SportsGrid {...args} {...marketingCopy(globals).sports} />,
} satisfies Meta<typeof SportsGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeAndTwo: Story = {
  name: '[LAND-4] five cards with four figures each, three over two on a wide screen',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { sports } = marketingCopy(globals).sports;
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(5);
    for (const [index, { name, figures }] of sports.entries()) {
      const card = within(cards[index] as HTMLElement);
      await expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(name);
      await expect(figures).toHaveLength(4);
      for (const { label, value } of figures) {
        await expect(card.getByText(label).nextElementSibling).toHaveTextContent(value);
      }
    }
    const rows = Map.groupBy(cards, (card) => card.getBoundingClientRect().top);
    await expect([...rows.values()].map((row) => row.length)).toEqual([3, 2]);
  },
};

export const ItalianAtNight: Story = { globals: { language: 'it', theme: 'dark' } };
export const OnAPhone: Story = { globals: { language: 'it', viewport: { value: 'phone' } } };
export const OnATablet: Story = { globals: { language: 'it', viewport: { value: 'tablet' } } };
