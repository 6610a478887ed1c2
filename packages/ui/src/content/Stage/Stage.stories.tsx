import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stage } from './Stage.tsx';

const meta = {
  title: 'Content/Stage',
  component: Stage,
  args: { children: <p style={{ padding: '2rem' }}>Campetto</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneCard: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
