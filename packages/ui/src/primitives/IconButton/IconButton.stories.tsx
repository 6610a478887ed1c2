import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, RefreshCw, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: X, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack direction="along">
      <IconButton {...args} />
      <IconButton {...args} label="Open the menu" icon={Menu} tone="neutral" />
      <IconButton {...args} label="Refresh" icon={RefreshCw} tone="primary" />
      <IconButton {...args} label="Refresh again" icon={RefreshCw} disabled />
    </Stack>
  ),
};

export const AFingerWideAndNamed: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
