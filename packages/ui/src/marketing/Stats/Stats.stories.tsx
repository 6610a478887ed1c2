import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { painted } from '../page.css.ts';
import { Stats } from './Stats.tsx';

const meta = {
  title: 'Marketing/Stats',
  component: Stats,
  args: { stats: [] },
  render: (_, { globals }) => <Stats stats={marketingCopy(globals).testimonials.stats} />,
} satisfies Meta<typeof Stats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas, globals }) => {
    for (const { label, value } of marketingCopy(globals).testimonials.stats) {
      await expect(canvas.getByText(label).nextElementSibling).toHaveTextContent(value);
    }
  },
};

export const OnPaint: Story = {
  globals: { language: 'it', viewport: { value: 'phone' } },
  render: (_, { globals }) => (
    <div className={painted} style={{ padding: '1rem' }}>
      <Stats stats={marketingCopy(globals).download.stats} />
    </div>
  ),
};
