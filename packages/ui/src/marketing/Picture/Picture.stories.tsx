import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from './Picture.tsx';

const drawing = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 2}"><rect width="100%" height="100%" fill="#138348"/></svg>`,
  ).replaceAll(',', '%2C')}`;

const meta = {
  title: 'Marketing/Picture',
  component: Picture,
  args: {
    // Drawn, and served under a photograph's name: no file is needed to see where it goes.
    avif: `${drawing(120)} 1x, ${drawing(240)} 2x`,
    webp: `${drawing(120)} 1x, ${drawing(240)} 2x`,
    src: drawing(120),
    width: 120,
    height: 240,
    alt: 'A green court',
    loading: 'lazy',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsItsRatio: Story = {
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole('img', { name: args.alt });
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
