import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const OnThePage: Story = {};
