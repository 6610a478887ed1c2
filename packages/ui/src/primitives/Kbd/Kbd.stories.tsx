import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Primitives/Kbd',
  component: Kbd,
  args: { children: 'J' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {};

export const Sign: Story = { args: { children: '?' } };

export const Word: Story = { args: { children: 'Esc' } };
