import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const cancel = fn();

/** Ticks at each click: stories keep no time. */
function Ticking({ globals, ...props }: CountdownProps & { globals: Record<string, unknown> }) {
  const { back, remaining, ...labels } = contentCopy(globals).download;
  const [seconds, setSeconds] = useState(props.seconds);
  return (
    <>
      <Countdown
        {...props}
        seconds={seconds}
        labels={{ ...labels, remaining: remaining(seconds) }}
        action={<Button onClick={cancel}>{back}</Button>}
      />
      <button type="button" hidden data-testid="tick" onClick={() => setSeconds(seconds - 1)} />
    </>
  );
}

const meta = {
  title: 'Content/Countdown',
  component: Countdown,
  args: {
    labels: { message: '', remaining: '', announcement: '' },
    seconds: 5,
    total: 5,
  },
  render: (args, { globals }) => <Ticking key={args.seconds} {...args} globals={globals} />,
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Starts: Story = {
  name: 'is announced once, and not again at each second',
  play: async ({ canvas, globals }) => {
    const { announcement, remaining } = contentCopy(globals).download;
    const region = canvas.getByRole('status');
    await waitFor(() => expect(region).toHaveTextContent(announcement));
    const changes = fn();
    const observer = new MutationObserver(changes);
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    for (const left of [4, 3, 2, 1, 0]) {
      canvas.getByTestId('tick').click();
      await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(remaining(left)));
    }
    observer.disconnect();
    await expect(changes).not.toHaveBeenCalled();
    // A timer is silent of itself; nothing may give it a voice.
    await expect(canvas.getByRole('timer')).not.toHaveAttribute('aria-live');
  },
};

export const Stops: Story = {
  name: 'offers a way to stop, first in reach of the keyboard',
  args: { seconds: 3 },
  play: async ({ canvas, globals }) => {
    cancel.mockClear();
    await userEvent.tab();
    const { back } = contentCopy(globals).download;
    await expect(canvas.getByRole('button', { name: back })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveBeenCalledOnce();
  },
};

export const Over: Story = { args: { seconds: 0 } };

export const ItalianPhone: Story = {
  args: { seconds: 4 },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
