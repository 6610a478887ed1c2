import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Loading venues', layout: 'area' },
  argTypes: {
    layout: { control: 'inline-radio', options: ['area', 'inline'] },
    label: { control: false },
  },
  render: (args, { globals }) => (
    <Spinner {...args} label={primitivesCopy(globals).messages.loading} />
  ),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    return (
      <MatrixList
        items={{
          area: <Spinner label={messages.loading} />,
          'area, in a narrow place': (
            <div style={{ inlineSize: '11rem' }}>
              <Spinner label={actions.long} />
            </div>
          ),
          inline: <Spinner label={messages.loading} layout="inline" />,
        }}
      />
    );
  },
};

export const Inline: Story = {
  args: { layout: 'inline' },
  play: async ({ canvas, globals }) => {
    const { messages } = primitivesCopy(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.loading);
  },
};
