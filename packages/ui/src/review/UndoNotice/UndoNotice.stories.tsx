import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { UndoNotice, type UndoNoticeProps } from './UndoNotice.tsx';

type Notice = NonNullable<UndoNoticeProps['notice']>;
const onUndo = fn();

const decided = {
  text: reviewCopy({}).notice.approved,
  action: { label: reviewCopy({}).notice.undo, shortcut: 'U', pending: false, onAction: onUndo },
} satisfies Notice;

const FAILURE = reviewCopy({}).notice.failed;

const meta = {
  title: 'Review/UndoNotice',
  component: UndoNotice,
  args: { notice: decided, dismissLabel: reviewCopy({}).notice.dismiss, onDismiss: fn() },
  argTypes: { notice: { control: 'object' } },
  beforeEach: () => {
    onUndo.mockClear();
  },
  render: (args, { globals }) => {
    const { approved, dismiss, failed, retry, undo } = reviewCopy(globals).notice;
    const { notice } = args;
    const texts: Record<string, string> = { [decided.text]: approved, [FAILURE]: failed };
    return (
      <UndoNotice
        {...args}
        notice={
          notice && {
            ...notice,
            text: texts[notice.text] ?? notice.text,
            action: notice.action && {
              ...notice.action,
              label: notice.text === FAILURE ? retry : undo,
            },
          }
        }
        dismissLabel={dismiss}
      />
    );
  },
} satisfies Meta<typeof UndoNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: ({ onDismiss }, { globals }) => {
    const { approved, dismiss, failed, long, refused, retry, undo } = reviewCopy(globals).notice;
    const offer = { ...decided.action, label: undo };
    const attempt = { ...offer, label: retry, shortcut: undefined };
    const show = (notice: Notice) => (
      <UndoNotice notice={notice} dismissLabel={dismiss} onDismiss={onDismiss} />
    );
    return (
      <MatrixList
        items={{
          decided: show({ text: approved, action: offer }),
          hover: show({ text: approved, action: offer }),
          focus: show({ text: approved, action: offer }),
          active: show({ text: approved, action: offer }),
          'without undo': show({ text: approved }),
          undoing: show({ text: approved, action: { ...offer, pending: true } }),
          failed: show({ text: refused, tone: 'critical' }),
          'failed, with a new attempt': show({ text: failed, tone: 'critical', action: attempt }),
          'failed, in a new attempt': show({
            text: failed,
            tone: 'critical',
            action: { ...attempt, pending: true },
          }),
          'long text': show({ text: long, action: offer }),
          'long text, narrow': (
            <div style={{ maxInlineSize: '20rem' }}>{show({ text: long, action: offer })}</div>
          ),
        }}
      />
    );
  },
};

export const Decided: Story = {
  name: 'shows what was decided',
};

export const Silent: Story = {
  name: 'what is read out elsewhere is only shown',
  args: { notice: { text: reviewCopy({}).notice.refused, tone: 'critical', silent: true } },
  play: async ({ args, canvas }) => {
    const text = canvas.getByText(args.notice?.text ?? '');
    await expect(text).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(text.parentElement).toHaveAttribute('aria-live', 'off');
  },
};

export const Failed: Story = {
  name: '[REV-11] what failed is one alert, with a new attempt',
  args: { notice: { ...decided, text: FAILURE, tone: 'critical' } },
  play: async ({ canvas, globals }) => {
    const { failed, retry: label } = reviewCopy(globals).notice;
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const retry = canvas.getByRole('button', { name: label });
    // The button of a failure has the colour of a card, because the accent colour stands for success.
    await expect(getComputedStyle(retry).backgroundColor).toBe(
      globals['theme'] === 'dark' ? 'rgb(16, 34, 63)' : 'rgb(255, 255, 255)',
    );
    await userEvent.click(retry);
    await expect(onUndo).toHaveBeenCalledOnce();
  },
};

const PHONE = { viewport: { value: 'phone' } };
const FAILED = 'A.C. Garibaldina 1932: Failed to discard venue. Please try again.';

/** Whether the button is below the text. */
async function expectBelow(canvas: { getByText: (text: string) => HTMLElement }, is: boolean) {
  const { bottom } = canvas.getByText(FAILED).getBoundingClientRect();
  const button = canvas.getByText(FAILED).closest('[data-notice]')?.querySelector('button');
  await expect((button?.getBoundingClientRect().top ?? 0) >= bottom).toBe(is);
}

export const LongAndSilent: Story = {
  name: 'a long text on a phone has its buttons below, whether or not a dialog has read it out',
  globals: PHONE,
  args: { notice: { ...decided, text: FAILED, tone: 'critical', silent: true } },
  play: async ({ canvas }) => expectBelow(canvas, true),
};

export const LongButton: Story = {
  name: 'a long button on a phone is below the text, beside the close button',
  globals: { language: 'it', ...PHONE },
  render: ({ onDismiss }, { globals }) => {
    const { approved, dismiss, undoPrevious } = reviewCopy(globals).notice;
    const action = { ...decided.action, label: undoPrevious };
    return (
      <UndoNotice
        notice={{ text: approved, action }}
        dismissLabel={dismiss}
        onDismiss={onDismiss}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { approved } = reviewCopy(globals).notice;
    const [undo, close] = canvas.getAllByRole('button').map((each) => each.getBoundingClientRect());
    await expect(close?.top).toBe(undo?.top);
    const { bottom } = canvas.getByText(approved).getBoundingClientRect();
    await expect(undo?.top).toBeGreaterThanOrEqual(bottom);
  },
};

export const Undoing: Story = {
  name: 'undoes once, however often it is pressed',
  args: { notice: { ...decided, action: { ...decided.action, pending: true } } },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: reviewCopy(globals).notice.undo }));
    await expect(onUndo).not.toHaveBeenCalled();
    // While pending it does not look like a button to press.
    const undo = canvas.getByRole('button', { name: reviewCopy(globals).notice.undo });
    await expect(undo).toHaveAttribute('aria-busy', 'true');
    await expect(getComputedStyle(undo).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(undo.querySelector('svg')).toBeVisible();
    // The word has the colour of the notice's text, so that it is legible on its background.
    const { color } = getComputedStyle(undo.parentElement as HTMLElement);
    await expect(getComputedStyle(undo).color).toBe(color);
  },
};

export const Retrying: Story = {
  ...Undoing,
  name: 'tries again once, in words that are seen on a failure, too',
  args: { notice: { ...decided, tone: 'critical', action: { ...decided.action, pending: true } } },
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
