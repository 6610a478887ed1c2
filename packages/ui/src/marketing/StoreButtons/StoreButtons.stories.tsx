import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { StoreButtons } from './StoreButtons.tsx';

const meta = {
  title: 'Marketing/StoreButtons',
  component: StoreButtons,
  args: { stores: [], newTabLabel: '' },
  render: (_, { globals }) => {
    const { download, newTab } = marketingCopy(globals);
    return <StoreButtons stores={download.stores} newTabLabel={newTab} />;
  },
} satisfies Meta<typeof StoreButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  name: '[LAND-9] both open in a new tab and pass no opener, by keyboard',
  play: async ({ canvas, globals }) => {
    const { download, newTab } = marketingCopy(globals);
    for (const { before, name, href } of download.stores) {
      const link = canvas.getByRole('link', { name: `${before} ${name} (${newTab})` });
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.getAttribute('rel')).toContain('noopener');
    }
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'it', theme: 'dark' },
};
