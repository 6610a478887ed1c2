import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Loading venues' },
  argTypes: { label: { control: false } },
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
          regular: <Spinner label={messages.loading} />,
          'in a narrow place': (
            <div style={{ inlineSize: '11rem' }}>
              <Spinner label={actions.long} />
            </div>
          ),
        }}
      />
    );
  },
};

export const Loading: Story = {
  play: async ({ canvas, globals }) => {
    const { messages } = primitivesCopy(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.loading);
  },
};
