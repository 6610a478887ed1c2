import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { Section } from './Section.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { eyebrow, title, lead } = marketingCopy(globals).features;
  return { eyebrow, title, lead, children: longCopy(globals).sentence };
};

const meta = {
  title: 'Marketing/Section',
  component: Section,
  args: { id: 'features', ...copy({}) },
  argTypes: {
    ground: { control: 'inline-radio', options: ['page', 'card', 'painted'] },
    children: { control: 'text' },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <Section {...translated(args, copy, globals)} />,
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const grounds = ['page', 'card', 'painted'] as const;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const section = translated(args, copy, globals);
    const { title, sentence } = longCopy(globals);
    const onGround = (ground: (typeof grounds)[number]) => (
      <Section {...section} id={ground} ground={ground} />
    );
    return (
      <MatrixList
        items={{
          ...Object.fromEntries(grounds.map((ground) => [ground, onGround(ground)])),
          'no lead': <Section {...section} id="short" lead={undefined} />,
          'long words': <Section {...section} id="long" title={title} lead={sentence} />,
        }}
      />
    );
  },
};

export const OnThePage: Story = {
  play: async ({ canvas, globals }) => {
    const { title } = marketingCopy(globals).features;
    const section = canvas.getByRole('region', { name: title });
    await expect(section).toHaveAttribute('id', 'features');
    await expect(section.firstElementChild).toHaveStyle({ opacity: 1 });
  },
};

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export const BelowTheFold: Story = {
  name: '[LAND-10] rises once when it is first scrolled to',
  render: (args, { globals }) => {
    const { eyebrow, title } = marketingCopy(globals).features;
    return (
      <div style={{ paddingBlock: '120vh' }}>
        <Section {...args} eyebrow={eyebrow} title={title} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region');
    const rising = section.firstElementChild as HTMLElement;
    const animate = spyOn(rising, 'animate');
    const rises = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
    await expect(rising).toHaveStyle({ opacity: 1 });
    section.scrollIntoView();
    await waitFor(() => expect(animate).toHaveBeenCalledTimes(rises));
    scrollTo(0, 0);
    await twoFrames();
    section.scrollIntoView();
    await twoFrames();
    await expect(animate).toHaveBeenCalledTimes(rises);
    scrollTo(0, 0);
  },
};
