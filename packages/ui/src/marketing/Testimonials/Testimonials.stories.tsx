import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatrixList } from '../../docs/Matrix.tsx';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { Testimonials } from './Testimonials.tsx';

const copy = (globals: Record<string, unknown>) => marketingCopy(globals).testimonials;

const meta = {
  title: 'Marketing/Testimonials',
  component: Testimonials,
  args: { id: 'testimonials', ...copy({}) },
  argTypes: {
    stats: { control: 'object' },
    items: { control: 'object' },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <Testimonials {...translated(args, copy, globals)} />,
} satisfies Meta<typeof Testimonials>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const wall = translated(args, copy, globals);
    const { title, sentence, name, label, word } = longCopy(globals);
    return (
      <MatrixList
        items={{
          rest: <Testimonials {...wall} />,
          'few and long words, no lead': (
            <Testimonials
              {...wall}
              id="long"
              title={title}
              lead={undefined}
              stats={wall.stats.slice(0, 2)}
              items={[
                { text: `${sentence} ${word}`, name, role: label },
                { text: title, name: word, role: title },
              ]}
            />
          ),
        }}
      />
    );
  },
};

export const Voices: Story = {};
