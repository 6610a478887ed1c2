import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoreButtons } from '../../marketing/StoreButtons/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { Countdown } from '../Countdown/index.ts';
import { DeviceBadge } from '../DeviceBadge/index.ts';
import { Stage } from '../Stage/index.ts';
import { DownloadNotice } from './DownloadNotice.tsx';

const meta = {
  title: 'Content/DownloadNotice',
  component: DownloadNotice,
  args: { title: '', device: null, clock: null, actions: null, storesTitle: '', stores: null },
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => {
    const { download, prose } = contentCopy(globals);
    return (
      <Stage>
        <DownloadNotice
          title={download.title}
          device={<DeviceBadge device="android" label={download.devices.android} />}
          clock={
            <Countdown
              message={download.message}
              clock={{ ...download, seconds: 3, total: 5, remaining: download.remaining(3) }}
            />
          }
          actions={
            <>
              <ButtonLink href="#now" tone="primary" size="large">
                {download.now}
              </ButtonLink>
              <ButtonLink href="#back">{download.back}</ButtonLink>
            </>
          }
          storesTitle={download.storesTitle}
          stores={
            <StoreButtons
              stores={marketingCopy(globals).download.stores}
              newTabLabel={prose.newTab}
              width="full"
            />
          }
        />
      </Stage>
    );
  },
} satisfies Meta<typeof DownloadNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  name: '[DL-3] now, back, and both stores',
  play: async ({ canvas, globals }) => {
    const { download } = contentCopy(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: download.title })).toBeVisible();
    for (const name of [download.now, download.back, /App Store/, /Google Play/]) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
  },
};

export const ItalianPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
