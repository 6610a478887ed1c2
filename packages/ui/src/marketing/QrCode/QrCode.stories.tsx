import type { Meta, StoryObj } from '@storybook/react-vite';
import jsQR from 'jsqr';
import { expect } from 'storybook/test';
import { downloadAddress, marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { Shelf } from '../samples.tsx';
import { QrCode } from './QrCode.tsx';

const copy = (globals: Record<string, unknown>) => ({
  label: marketingCopy(globals).download.code.label,
});

const meta = {
  title: 'Marketing/QrCode',
  component: QrCode,
  args: { address: downloadAddress, ...copy({}) },
  render: (args, { globals }) => <QrCode {...translated(args, copy, globals)} />,
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const props = translated(args, copy, globals);
    const long = `${args.address}?from=poster&city=verona&venue=arena-borgo-roma&season=autumn`;
    return (
      <Shelf
        width="16rem"
        items={{
          'short address': <QrCode {...props} />,
          'long address': <QrCode {...props} address={long} />,
        }}
      />
    );
  },
};

/** The pixels of the code as a camera would see them. */
async function pixelsOf(code: Element) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(512, 512);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, 512, 512);
  return context?.getImageData(0, 0, 512, 512);
}

export const ReadBack: Story = {
  tags: ['!autodocs'],
  name: '[LAND-8] 256, level L, black on white; a decoder reads the address back',
  play: async ({ canvas, globals }) => {
    const { label } = marketingCopy(globals).download.code;
    const code = canvas.getByRole('img', { name: label });
    await expect(code).toHaveAttribute('width', '256');
    await expect(
      [...code.querySelectorAll('path')].map((path) => path.getAttribute('fill')),
    ).toEqual(['#FFFFFF', '#000000']);
    const pixels = await pixelsOf(code);
    const found = pixels && jsQR(pixels.data, pixels.width, pixels.height);
    await expect(found?.data).toBe(downloadAddress);
    // 29 bytes fit in version 2 only at level L; level M or higher would need version 3.
    await expect(found?.version).toBe(2);
  },
};
