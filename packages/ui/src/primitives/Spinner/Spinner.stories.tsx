import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Loading venues' },
  render: (args, { globals }) => (
    <Spinner {...args} label={primitivesCopy(globals).messages.loading} />
  ),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Area: Story = {};

export const Inline: Story = {
  args: { layout: 'inline' },
  play: async ({ canvas, globals }) => {
    const { messages } = primitivesCopy(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.loading);
  },
};
