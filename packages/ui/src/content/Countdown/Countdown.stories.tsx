import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Shelf } from '../../marketing/samples.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { Countdown } from './Countdown.tsx';

const cancel = fn();
const TOTAL = 5;

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

export const Starts: Story = {};

export const Stops: Story = {
  name: 'offers a way to stop, first in reach of the keyboard',
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
