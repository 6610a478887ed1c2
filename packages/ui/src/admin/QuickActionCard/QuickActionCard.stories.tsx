import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { adminCopy } from '../../sample-copy/admin.ts';
import { QuickActionCard } from './QuickActionCard.tsx';

const meta = {
  title: 'Admin/QuickActionCard',
  component: QuickActionCard,
  args: { title: '', description: '', icon: 'venues', href: '#venues' },
  render: (_, { globals }) => {
    const { actions } = adminCopy(globals);
    return (
      <div style={{ maxInlineSize: '22rem' }}>
        <QuickActionCard {...actions.review} icon="venues" href="#venues" />
      </div>
    );
  },
} satisfies Meta<typeof QuickActionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '[DASH-2] leads somewhere',
  play: async ({ canvas, globals }) => {
    const { title } = adminCopy(globals).actions.review;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: new RegExp(title) })).toHaveFocus();
  },
};

export const ComingSoon: Story = {
  name: '[DASH-2] says that it is coming soon',
  render: (_, { globals }) => {
    const { actions, shell } = adminCopy(globals);
    return (
      <div style={{ maxInlineSize: '22rem' }}>
        <QuickActionCard {...actions.analytics} icon="analytics" disabledNote={shell.comingSoon} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(adminCopy(globals).shell.comingSoon)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ComingSoonItalian: Story = {
  ...ComingSoon,
  name: '[DASH-2] coming soon on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
