import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { QrCode } from '../QrCode/index.ts';
import { DownloadSection } from './DownloadSection.tsx';

const meta = {
  title: 'Marketing/DownloadSection',
  component: DownloadSection,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'download',
    eyebrow: '',
    title: '',
    points: [],
    stats: [],
    stores: [],
    newTabLabel: '',
    code: null,
    caption: '',
  },
  render: (args, { globals }) => {
    const { download, newTab } = marketingCopy(globals);
    const { caption, ...code } = download.code;
    return (
      <DownloadSection
        {...args}
        {...download}
        code={<QrCode {...code} />}
        caption={caption}
        newTabLabel={newTab}
      />
    );
  },
} satisfies Meta<typeof DownloadSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  name: '[LAND-7] both stores, four points, four figures, the code',
  play: async ({ canvas, globals }) => {
    const { title, points, stats, code } = marketingCopy(globals).download;
    await expect(canvas.getByRole('region', { name: title })).toHaveAttribute('id', 'download');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual(points);
    await expect(items).toHaveLength(4);
    await expect(stats).toHaveLength(4);
    for (const { label, value } of stats) {
      await expect(canvas.getByText(label).nextElementSibling).toHaveTextContent(value);
    }
    await expect(canvas.getByRole('img', { name: code.label })).toBeVisible();
  },
};

export const ItalianAtNight: Story = { globals: { language: 'it', theme: 'dark' } };
export const OnAPhone: Story = { globals: { language: 'it', viewport: { value: 'phone' } } };
