import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { focusWhenRemoved } from '../../docs/focusWhenRemoved.ts';
import { MatrixList } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Button } from '../Button/index.ts';
import { Popover, type PopoverProps } from './Popover.tsx';

function Stateful({ globals, ...props }: PopoverProps & { globals: Record<string, unknown> }) {
  const [open, setOpen] = useState(props.open);
  const { actions, messages } = primitivesCopy(globals);
  return (
    <div style={{ display: 'grid', justifyContent: 'center', minBlockSize: '12rem' }}>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={messages.conflict}
        trigger={<Button>{actions.save}</Button>}
      >
        <div
          style={{
            display: 'grid',
            justifyItems: 'start',
            gap: '1rem',
            inlineSize: '16rem',
            padding: '1rem',
          }}
        >
          <p>{messages.conflict}</p>
          <Button onClick={() => setOpen(false)}>{actions.cancel}</Button>
        </div>
      </Popover>
    </div>
  );
}

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: { open: false, onOpenChange: () => {}, label: '', trigger: null, children: null },
  argTypes: {
    label: { control: false },
    trigger: { control: false },
    children: { control: false },
  },
  render: (args, { globals }) => <Stateful key={String(args.open)} {...args} globals={globals} />,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args, { globals }) => (
    <MatrixList
      items={{
        closed: <Stateful {...args} globals={globals} />,
        open: <Stateful {...args} open globals={globals} />,
      }}
    />
  ),
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const { actions } = primitivesCopy(globals);
    const trigger = canvas.getByRole('button', { name: actions.save });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: actions.cancel })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
  },
};

/** The focus is not returned if a key pressed right after the panel has closed has moved it already. */
export const LeavesMovedFocus: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => (
    <>
      <Stateful {...args} globals={globals} />
      <Button>{primitivesCopy(globals).actions.retry}</Button>
    </>
  ),
  play: async ({ canvas, globals }) => {
    const { actions } = primitivesCopy(globals);
    const other = canvas.getByRole('button', { name: actions.retry });
    await userEvent.click(canvas.getByRole('button', { name: actions.save }));
    await userEvent.tab();
    const panel = canvas.getByRole('dialog');
    const closed = focusWhenRemoved(panel, other);
    await userEvent.keyboard('{Escape}');
    await closed;
    await expect(other).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { actions } = primitivesCopy(globals);
    await userEvent.click(canvas.getByRole('button', { name: actions.save }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
