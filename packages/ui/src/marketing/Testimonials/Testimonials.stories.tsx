import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { Testimonials } from './Testimonials.tsx';

const meta = {
  title: 'Marketing/Testimonials',
  component: Testimonials,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'testimonials',
    eyebrow: '',
    title: '',
    stats: [],
    stars: { count: 5, label: '' },
    items: [],
  },
  render: (args, { globals }) => (
    <Testimonials {...args} {...marketingCopy(globals).testimonials} />
  ),
} satisfies Meta<typeof Testimonials>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voices: Story = {
  name: '[LAND-5] four headline stats; each voice with text, name, role and five stars',
  play: async ({ canvas, globals }) => {
    const { stats, stars, items } = marketingCopy(globals).testimonials;
    await expect(stats).toHaveLength(4);
    for (const { label, value } of stats) {
      await expect(canvas.getByText(label).nextElementSibling).toHaveTextContent(value);
    }
    const figures = canvas.getAllByRole('figure');
    await expect(figures).toHaveLength(items.length);
    for (const [index, item] of items.entries()) {
      const figure = within(figures[index] as HTMLElement);
      for (const words of [item.text, item.name, item.role]) {
        await expect(figure.getByText(words)).toBeVisible();
      }
      await expect(figure.getByRole('img', { name: stars.label }).children).toHaveLength(5);
    }
  },
};

export const ItalianAtNight: Story = { globals: { language: 'it', theme: 'dark' } };
export const OnAPhone: Story = { globals: { language: 'it', viewport: { value: 'phone' } } };
