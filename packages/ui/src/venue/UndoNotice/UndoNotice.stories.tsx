import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { UndoNotice, type UndoNoticeProps } from './UndoNotice.tsx';

type Notice = NonNullable<UndoNoticeProps['notice']>;
const onUndo = fn();

const meta = {
  title: 'Venue/UndoNotice',
  component: UndoNotice,
  args: { notice: { text: 'approved' }, dismissLabel: '', onDismiss: fn() },
  beforeEach: () => {
    onUndo.mockClear();
  },
  render: ({ notice, onDismiss }, { globals }) => {
    const { undo, dismiss, ...texts } = reviewCopy(globals).notice;
    const which = notice?.text as keyof typeof texts | undefined;
    return (
      <UndoNotice
        notice={
          notice &&
          which && {
            ...notice,
            text: texts[which],
            undo:
              notice.tone === 'critical'
                ? undefined
                : { label: undo, shortcut: 'U', loading: notice.turn === 2, onUndo },
          }
        }
        dismissLabel={dismiss}
        onDismiss={onDismiss}
      />
    );
  },
} satisfies Meta<typeof UndoNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decided: Story = {
  name: 'says what was decided, and takes it back',
  play: async ({ args, canvas, globals }) => {
    const { notice } = reviewCopy(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(notice.approved);
    await userEvent.click(canvas.getByRole('button', { name: notice.undo }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: notice.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Undoing: Story = {
  name: 'takes back once, however often it is asked',
  args: { notice: { text: 'approved', turn: 2 } },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: reviewCopy(globals).notice.undo }));
    await expect(onUndo).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'says that it cannot be taken back',
  args: { notice: { text: 'refused', tone: 'critical' } },
};

export const Long: Story = {
  name: 'a long name on a small phone, in Italian',
  args: { notice: { text: 'long' } },
  globals: { language: 'it', viewport: { value: 'phone' } },
};

function Deciding({ notice, undo }: { notice: Notice; undo: string }) {
  const [shown, setShown] = useState<Notice>();
  return (
    <>
      <Button onClick={() => setShown(notice)}>{undo}</Button>
      <UndoNotice notice={shown} dismissLabel="×" onDismiss={() => setShown(undefined)} />
    </>
  );
}

export const Arriving: Story = {
  name: 'its region is there before its words, takes no room, and leaves the focus alone',
  render: (_, { globals }) => (
    <Deciding
      notice={{ text: reviewCopy(globals).notice.approved }}
      undo={venueCopy(globals).actions.approve}
    />
  ),
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await expect(region.offsetHeight).toBe(0);
    const approve = canvas.getByRole('button', { name: venueCopy(globals).actions.approve });
    await userEvent.click(approve);
    await expect(region).toHaveTextContent(reviewCopy(globals).notice.approved);
    await expect(approve).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '×' }));
    await expect(region).toBeEmptyDOMElement();
  },
};
