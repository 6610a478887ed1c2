import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { QrCode } from '../QrCode/index.ts';
import { OnPaint, Shelf } from '../samples.tsx';
import { QrCodeCard } from './QrCodeCard.tsx';

const copy = (globals: Record<string, unknown>) => ({
  caption: marketingCopy(globals).download.code.caption,
});

const meta = {
  title: 'Marketing/QrCodeCard',
  component: QrCodeCard,
  args: { code: <QrCode {...marketingCopy({}).download.code} />, ...copy({}) },
  argTypes: { code: { control: false } },
  render: (args, { globals }) => <QrCodeCard {...translated(args, copy, globals)} />,
} satisfies Meta<typeof QrCodeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const props = translated(args, copy, globals);
    return (
      <Shelf
        width="20rem"
        items={{
          rest: <QrCodeCard {...props} />,
          'long caption': <QrCodeCard {...props} caption={longCopy(globals).title} />,
          narrow: (
            <div style={{ inlineSize: '10rem' }}>
              <QrCodeCard {...props} />
            </div>
          ),
          'on paint': (
            <OnPaint>
              <QrCodeCard {...props} />
            </OnPaint>
          ),
        }}
      />
    );
  },
};

export const AtNight: Story = {
  name: 'the code with what to do with it, white in both themes',
  globals: { theme: 'dark', language: 'it' },
  play: async ({ canvas, globals }) => {
    const { caption } = marketingCopy(globals).download.code;
    const card = canvas.getByRole('figure');
    await expect(card).toHaveTextContent(caption);
    await expect(getComputedStyle(card).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};
