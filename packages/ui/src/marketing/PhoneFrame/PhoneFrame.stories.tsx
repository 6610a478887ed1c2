import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { SamplePhone } from '../samples.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';

const meta = {
  title: 'Marketing/PhoneFrame',
  component: PhoneFrame,
  args: { label: '', children: null },
  render: (_, { globals }) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <SamplePhone globals={globals} />
    </div>
  ),
} satisfies Meta<typeof PhoneFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas, globals }) => {
    const { alt } = marketingCopy(globals).phone;
    await expect(canvas.getByRole('img', { name: alt })).toBeVisible();
  },
};

export const Small: Story = {
  globals: { language: 'it', theme: 'dark' },
  render: (_, { globals }) => (
    <div style={{ maxInlineSize: '9rem' }}>
      <SamplePhone globals={globals} />
    </div>
  ),
};
