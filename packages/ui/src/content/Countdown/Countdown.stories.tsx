import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Shelf } from '../../marketing/samples.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { Countdown } from './Countdown.tsx';

const cancel = fn();
const TOTAL = 5;

/** Counts down by one at each click, because stories do not wait. */
function Ticking({ from, globals }: { from: number; globals: Globals }) {
  const { back, message, remaining, announcement } = contentCopy(globals).download;
  const [seconds, setSeconds] = useState(from);
  return (
    <>
      <Countdown
        message={message}
        clock={{ seconds, total: TOTAL, remaining: remaining(seconds), announcement }}
        action={<Button onClick={cancel}>{back}</Button>}
      />
      <button type="button" hidden data-testid="tick" onClick={() => setSeconds(seconds - 1)} />
    </>
  );
}

const copy = (globals: Globals) => {
  const { message, remaining, announcement } = contentCopy(globals).download;
  return { message, clock: { seconds: 3, total: TOTAL, remaining: remaining(3), announcement } };
};

const meta = {
  title: 'Content/Countdown',
  component: Countdown,
  args: { ...copy({}), action: null },
  argTypes: {
    clock: { control: 'object' },
    action: { control: false },
  },
  render: (args, { globals }) => (
    <Countdown
      {...translated(args, copy, globals)}
      action={<Button onClick={cancel}>{contentCopy(globals).download.back}</Button>}
    />
  ),
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, context) => {
    const { clock } = copy(context.globals);
    const at = (seconds: number) => meta.render({ ...args, clock: { ...clock, seconds } }, context);
    return (
      <Shelf
        width="18rem"
        items={{
          starts: at(TOTAL),
          running: at(3),
          over: at(0),
          'no clock': <Countdown message={contentCopy(context.globals).download.choose} />,
          'long message': meta.render(
            { ...args, message: longCopy(context.globals).sentence },
            context,
          ),
        }}
      />
    );
  },
};

export const Starts: Story = {
  name: 'is announced once, and not again at each second',
  render: (_args, { globals }) => <Ticking from={TOTAL} globals={globals} />,
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
    // Screen readers do not announce a timer unless it has `aria-live`.
    await expect(canvas.getByRole('timer')).not.toHaveAttribute('aria-live');
  },
};

export const Stops: Story = {
  name: 'offers a way to stop, first in reach of the keyboard',
  render: (_args, { globals }) => <Ticking from={3} globals={globals} />,
  play: async ({ canvas, globals }) => {
    cancel.mockClear();
    await userEvent.tab();
    const { back } = contentCopy(globals).download;
    await expect(canvas.getByRole('button', { name: back })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveBeenCalledOnce();
  },
};

export const Grouped: Story = {
  tags: ['!autodocs'],
  name: 'its button is just below its message on a phone, also where that has one line',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas, globals }) => {
    const { back, message } = contentCopy(globals).download;
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(message));
    const { bottom } = range.getBoundingClientRect();
    const { top } = canvas.getByRole('button', { name: back }).getBoundingClientRect();
    await expect(top - bottom).toBeLessThanOrEqual(20);
  },
};

/** A countdown that stops or changes its language, as on the page. */
function Changing({ globals }: { globals: Globals }) {
  const { back, choose } = contentCopy(globals).download;
  const [runs, setRuns] = useState(true);
  const [language, setLanguage] = useState(globals['language']);
  const { message, clock } = copy({ ...globals, language });
  return (
    <>
      <Countdown
        message={runs ? message : choose}
        clock={runs ? clock : undefined}
        action={runs && <Button onClick={() => setRuns(false)}>{back}</Button>}
      />
      <button type="button" hidden data-testid="italian" onClick={() => setLanguage('it')} />
    </>
  );
}

export const Stopped: Story = {
  tags: ['!autodocs'],
  name: 'moves the focus to the message, which is then read, when its button disappears',
  render: (_args, { globals }) => <Changing globals={globals} />,
  play: async ({ canvas, globals }) => {
    const { announcement, choose } = contentCopy(globals).download;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(announcement));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(choose)).toHaveFocus();
    // The focused message is not announced as well.
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
};

export const OtherLanguage: Story = {
  tags: ['!autodocs'],
  name: 'in another language nothing is left of what was announced in the first',
  render: (_args, { globals }) => <Changing globals={{ ...globals, language: 'en' }} />,
  play: async ({ canvas }) => {
    const { announcement } = contentCopy({ language: 'en' }).download;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(announcement));
    canvas.getByTestId('italian').click();
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe(''));
  },
};

export const NoClock: Story = {
  name: 'has no timer and announces nothing while none runs',
  render: (_args, { globals }) => <Countdown message={contentCopy(globals).download.choose} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};
