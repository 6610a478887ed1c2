import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { EmptyState } from './EmptyState.tsx';

const clear = fn();

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No venues found matching your criteria' },
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

export const OffersAStep: Story = {
  play: async ({ canvas, globals }) => {
    const { actions, empty } = primitivesCopy(globals);
    clear.mockClear();
    await expect(canvas.getByRole('heading', { level: 2, name: empty.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: actions.clear }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};

export const LeadsElsewhere: Story = {
  render: (args, { globals }) => {
    const { actions, empty } = primitivesCopy(globals);
    return (
      <EmptyState {...args} title={empty.title} action={{ label: actions.add, href: '#add' }} />
    );
  },
  args: { court: 'padel' },
};

export const TitleAlone: Story = {
  render: (args, { globals }) => (
    <EmptyState {...args} title={primitivesCopy(globals).empty.title} />
  ),
  args: { court: 'tennis' },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
