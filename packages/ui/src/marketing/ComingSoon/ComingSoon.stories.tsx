import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { ComingSoon } from './ComingSoon.tsx';

const meta = {
  title: 'Marketing/ComingSoon',
  component: ComingSoon,
  args: { badge: '', title: '', text: '' },
  render: (_, { globals }) => <ComingSoon {...marketingCopy(globals).soon} />,
} satisfies Meta<typeof ComingSoon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {
  name: '[LAND-6] a note of what is coming',
  play: async ({ canvas, globals }) => {
    const { badge, title, text } = marketingCopy(globals).soon;
    await expect(canvas.getByRole('complementary', { name: badge })).toHaveTextContent(
      `${badge}${title}${text}`,
    );
  },
};

export const OnAPhone: Story = {
  globals: { language: 'it', theme: 'dark', viewport: { value: 'phone' } },
};
