import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { QrCode } from '../QrCode/index.ts';
import { DownloadSection } from './DownloadSection.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { download, newTab } = marketingCopy(globals);
  const { code, ...section } = download;
  return { ...section, caption: code.caption, newTabLabel: newTab };
};

const meta = {
  title: 'Marketing/DownloadSection',
  component: DownloadSection,
  args: {
    id: 'download',
    ...copy({}),
    code: <QrCode {...marketingCopy({}).download.code} />,
  },
  argTypes: {
    points: { control: 'object' },
    stats: { control: 'object' },
    stores: { control: 'object' },

    code: { control: false },
    width: { control: 'inline-radio', options: ['own', 'full'] },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <DownloadSection
      {...translated(args, copy, globals)}
      code={<QrCode {...marketingCopy(globals).download.code} />}
    />
  ),
} satisfies Meta<typeof DownloadSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const { title, label, sentence } = longCopy(globals);
    const section = translated(args, copy, globals);
    return (
      <MatrixList
        items={{
          rest: <DownloadSection {...section} />,
          'no lead, one store, two figures': (
            <DownloadSection
              {...section}
              id="short"
              lead={undefined}
              points={section.points.slice(0, 2)}
              stores={section.stores.slice(0, 1)}
              stats={section.stats.slice(0, 2)}
            />
          ),
          'long words': (
            <DownloadSection
              {...section}
              id="long"
              title={title}
              lead={sentence}
              points={[label, title, sentence]}
              caption={title}
            />
          ),
        }}
      />
    );
  },
};

export const Desktop: Story = {};

export const OnAPhone: Story = {
  name: 'on a phone the stores take the full width, without a code',
  globals: { language: 'it', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
    const { width } = canvas.getByRole('list').getBoundingClientRect();
    for (const store of canvas.getAllByRole('link'))
      await expect(store.getBoundingClientRect().width).toBe(width);
  },
};

export const OnATablet: Story = {
  name: '[LAND-8] on a tablet the code is beside points and stores, as high as both',
  globals: { language: 'it', viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('figure').getBoundingClientRect();
    const { width } = within(canvas.getByRole('figure')).getByRole('img').getBoundingClientRect();
    await expect(width).toBe(256);
    await expect(canvas.getByRole('list').getBoundingClientRect().top).toBe(code.top);
    const stores = canvas.getAllByRole('link');
    await expect(stores.at(-1)?.getBoundingClientRect().bottom).toBe(code.bottom);
  },
};
