import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { FeatureGrid } from './FeatureGrid.tsx';

const meta = {
  title: 'Marketing/FeatureGrid',
  component: FeatureGrid,
  parameters: { layout: 'fullscreen' },
  args: { id: 'features', eyebrow: '', title: '', cards: [] },
  render: (args, { globals }) => <FeatureGrid {...args} {...marketingCopy(globals).features} />,
} satisfies Meta<typeof FeatureGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixCards: Story = {
  name: '[LAND-2] six cards, each with its points',
  play: async ({ canvas, globals }) => {
    const { cards } = marketingCopy(globals).features;
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    for (const { title, points } of cards) {
      const card = canvas.getByRole('heading', { level: 3, name: title }).parentElement;
      const items = within(card as HTMLElement).getAllByRole('listitem');
      await expect(items.map((item) => item.textContent)).toEqual(points);
    }
  },
};

export const ItalianAtNight: Story = { globals: { language: 'it', theme: 'dark' } };
export const OnAPhone: Story = { globals: { language: 'it', viewport: { value: 'phone' } } };
export const OnATablet: Story = { globals: { language: 'it', viewport: { value: 'tablet' } } };
