import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { Button } from '../Button/Button.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const copy = (globals: Globals) => ({ message: primitivesCopy(globals).messages.saved });

const meta = {
  title: 'Primitives/LiveRegion',
  component: LiveRegion,
  args: { ...copy({}), messageId: 1 },
  argTypes: { messageId: { control: false } },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The region is invisible: whatever its text, nothing is shown and nothing moves. */
export const Matrix: Story = {
  render: (args, { globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    const button = <Button>{actions.save}</Button>;
    return (
      <MatrixList
        items={{
          empty: (
            <>
              {button}
              <LiveRegion message="" />
            </>
          ),
          'with a message': (
            <>
              {button}
              <LiveRegion {...args} message={messages.saved} />
            </>
          ),
        }}
      />
    );
  },
};

function Saver({ label, message }: { label: string; message: string }) {
  const [messageId, setMessageId] = useState(0);
  return (
    <>
      <Button onClick={() => setMessageId(messageId + 1)}>{label}</Button>
      <LiveRegion message={messageId > 0 ? message : ''} messageId={messageId} />
    </>
  );
}

/** A repeated message is a new text node, so that screen readers announce it again. */
export const SaysItAgain: Story = {
  render: (args, { globals }) => (
    <Saver
      label={primitivesCopy(globals).actions.save}
      message={translated(args, copy, globals).message}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { messages } = primitivesCopy(globals);
    const region = canvas.getByRole('status');
    await expect(region.textContent).toBe('');
    await userEvent.click(canvas.getByRole('button'));
    const first = region.firstElementChild;
    await expect(first).toHaveTextContent(messages.saved);
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent(messages.saved);
    await expect(region.firstElementChild).not.toBe(first);
  },
};
