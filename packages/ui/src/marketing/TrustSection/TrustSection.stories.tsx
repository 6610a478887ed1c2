import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { TrustSection } from './TrustSection.tsx';

const copy = (globals: Record<string, unknown>) => marketingCopy(globals).trust;

const meta = {
  title: 'Marketing/TrustSection',
  component: TrustSection,
  args: { id: 'trust', ...copy({}) },
  argTypes: {
    assurances: { control: 'object' },
    questions: { control: 'object' },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <TrustSection {...translated(args, copy, globals)} />,
} satisfies Meta<typeof TrustSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const section = translated(args, copy, globals);
    const { title, sentence, label } = longCopy(globals);
    return (
      <MatrixList
        items={{
          rest: <TrustSection {...section} />,
          'long words, no lead': (
            <TrustSection
              {...section}
              id="long"
              title={title}
              lead={undefined}
              assurances={section.assurances.map((one) => ({
                ...one,
                title: label,
                text: sentence,
              }))}
              questions={section.questions.map((one) => ({ ...one, question: title }))}
            />
          ),
        }}
      />
    );
  },
};

export const Unfolded: Story = {
  name: 'an answer unfolds',
  play: async ({ canvas, globals, userEvent }) => {
    const [first] = marketingCopy(globals).trust.questions;
    if (!first) throw new Error('no question');
    const question = canvas.getByText(first.question);
    await expect(canvas.getByText(first.answer)).not.toBeVisible();
    await userEvent.click(question);
    await expect(canvas.getByText(first.answer)).toBeVisible();
  },
};

export const OnATablet: Story = { globals: { language: 'it', viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
