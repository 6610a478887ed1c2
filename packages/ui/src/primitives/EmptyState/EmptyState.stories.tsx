import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { EmptyState } from './EmptyState.tsx';

const clear = fn();

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No venues found matching your criteria', headingLevel: 2 },
  argTypes: {
    headingLevel: { control: 'inline-radio', options: [1, 2, 3] },
    title: { control: false },
    celebration: { control: false },
    hint: { control: false },
    action: { control: false },
  },
  render: (args, { globals }) => {
    const { actions, empty } = primitivesCopy(globals);
    return (
      <EmptyState
        {...args}
        title={empty.title}
        hint={empty.hint}
        action={{ label: actions.clear, onAction: clear }}
      />
    );
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { actions, empty } = primitivesCopy(globals);
    const step = { label: actions.clear, onAction: clear };
    return (
      <MatrixList
        items={{
          'a step here': <EmptyState title={empty.title} hint={empty.hint} action={step} />,
          'a step elsewhere': (
            <EmptyState title={empty.title} action={{ label: actions.add, href: '#add' }} />
          ),
          'hint alone': <EmptyState title={empty.title} hint={empty.hint} />,
          'title alone': <EmptyState title={empty.title} />,
          celebration: (
            <EmptyState
              celebration={empty.celebration}
              title={empty.title}
              hint={empty.hint}
              action={step}
            />
          ),
        }}
      />
    );
  },
};

export const OffersAStep: Story = {
  play: async ({ canvas, globals }) => {
    const { actions, empty } = primitivesCopy(globals);
    clear.mockClear();
    await expect(canvas.getByRole('heading', { level: 2, name: empty.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: actions.clear }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};
