import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { QrCode } from '../QrCode/index.ts';
import { ScanCode } from './ScanCode.tsx';

const meta = {
  title: 'Marketing/ScanCode',
  component: ScanCode,
  args: { code: null, caption: '' },
  render: (_, { globals }) => {
    const { caption, ...code } = marketingCopy(globals).download.code;
    return <ScanCode code={<QrCode {...code} />} caption={caption} />;
  },
} satisfies Meta<typeof ScanCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  name: 'the code with what to do with it, white in both themes',
  play: async ({ canvas, globals }) => {
    const { caption } = marketingCopy(globals).download.code;
    const card = canvas.getByRole('figure');
    await expect(card).toHaveTextContent(caption);
    await expect(getComputedStyle(card).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};

export const AtNight: Story = { ...Card, globals: { theme: 'dark', language: 'it' } };
