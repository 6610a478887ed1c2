import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { Shelf } from '../samples.tsx';
import { Picture } from './Picture.tsx';

const drawing = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 2}"><rect width="100%" height="100%" fill="#138348"/></svg>`,
  ).replaceAll(',', '%2C')}`;

const copy = (globals: Record<string, unknown>) => marketingCopy(globals).picture;

const meta = {
  title: 'Marketing/Picture',
  component: Picture,
  args: {
    // A drawing in a data URL, so that the story needs no file.
    avif: `${drawing(120)} 1x, ${drawing(240)} 2x`,
    src: drawing(120),
    width: 120,
    height: 240,
    ...copy({}),
    loading: 'lazy',
  },
  argTypes: { loading: { control: 'inline-radio', options: ['eager', 'lazy'] } },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '10rem' }}>
      <Picture {...translated(args, copy, globals)} />
    </div>
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file that is no picture, as a data URL so that no request is sent. */
const broken = 'data:image/avif;base64,AAAA';

export const Matrix: Story = {
  render: (args, { globals }) => {
    const picture = translated(args, copy, globals);
    return (
      <Shelf
        width="10rem"
        items={{
          'as wide as its place': <Picture {...picture} />,
          narrow: (
            <div style={{ inlineSize: '5rem' }}>
              <Picture {...picture} />
            </div>
          ),
          'could not be loaded': <Picture {...picture} avif={broken} src={broken} />,
        }}
      />
    );
  },
};

export const KeepsItsRatio: Story = {
  play: async ({ canvas, globals }) => {
    const image = canvas.getByRole('img', { name: copy(globals).alt });
    const { width, height } = image.getBoundingClientRect();
    await expect(width).toBe(160);
    await expect(height).toBe(320);
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};

export const FirstOnThePage: Story = {
  args: { loading: 'eager' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};
