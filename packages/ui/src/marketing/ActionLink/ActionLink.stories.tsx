import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { ActionLink } from './ActionLink.tsx';

const meta = {
  title: 'Marketing/ActionLink',
  component: ActionLink,
  args: { href: '#download', children: '' },
  render: (args, { globals }) => (
    <ActionLink {...args}>{marketingCopy(globals).hero.action.label}</ActionLink>
  ),
} satisfies Meta<typeof ActionLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spark: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#download');
  },
};
export const Outline: Story = { args: { tone: 'outline' } };
export const Large: Story = { args: { size: 'large' }, globals: { language: 'it' } };
