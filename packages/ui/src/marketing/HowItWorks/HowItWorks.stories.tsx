import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { samplePictures } from '../samples.tsx';
import { HowItWorks } from './HowItWorks.tsx';

const copy = (globals: Record<string, unknown>) => marketingCopy(globals).how;

const meta = {
  title: 'Marketing/HowItWorks',
  component: HowItWorks,
  args: { id: 'how-it-works', ...copy({}), pictures: samplePictures({}) },
  argTypes: {
    steps: { control: 'object' },
    pictures: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <HowItWorks {...translated(args, copy, globals)} pictures={samplePictures(globals)} />
  ),
} satisfies Meta<typeof HowItWorks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const section = translated(args, copy, globals);
    const pictures = samplePictures(globals);
    const { title, sentence, label } = longCopy(globals);
    return (
      <MatrixList
        items={{
          rest: <HowItWorks {...section} pictures={pictures} />,
          'two stages, long words': (
            <HowItWorks
              {...section}
              id="long"
              lead={undefined}
              pictures={pictures.slice(0, 2)}
              steps={section.steps.slice(0, 4).map((step, index) => ({
                title: `${step.title}: ${index % 2 ? label : title}`,
                text: sentence,
              }))}
            />
          ),
        }}
      />
    );
  },
};

export const EightSteps: Story = {};

export const OnATablet: Story = {
  name: 'the steps of a row are level, however long their texts are',
  globals: { language: 'it', viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('heading', { level: 3 })
      .map((title) => Math.round(title.getBoundingClientRect().top));
    const [one, two, three, four, five, six, seven, eight] = tops;
    await expect([one, two, five, six]).toEqual([three, four, seven, eight]);
  },
};
