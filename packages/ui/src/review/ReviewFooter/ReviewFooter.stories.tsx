import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reviewCopy } from '../../sample-copy/review.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { sampleCard } from '../../venue/samples.tsx';
import { SelectionBar } from '../SelectionBar/index.ts';
import { UndoNotice } from '../UndoNotice/index.ts';
import { ReviewFooter } from './ReviewFooter.tsx';

const meta = {
  title: 'Review/ReviewFooter',
  component: ReviewFooter,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: ({ children }, { globals }) => {
    const { notice } = reviewCopy(globals);
    return (
      <div style={{ display: 'grid', gap: '1rem', padding: '1rem' }}>
        {(['complete', 'markup'] as const).map((which) => sampleCard(which, globals))}
        <ReviewFooter>
          {children}
          <UndoNotice
            notice={{
              text: notice.long,
              action: { label: notice.undo, shortcut: 'U', pending: false, onAction: () => {} },
            }}
            dismissLabel={notice.dismiss}
            onDismiss={() => {}}
          />
        </ReviewFooter>
      </div>
    );
  },
} satisfies Meta<typeof ReviewFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both bars that it can contain, above a list. The bars' own states are in their own matrices. */
export const Matrix: Story = {
  render: (args, context) => {
    const { allSelected: _, all, ...labels } = reviewCopy(context.globals).bar;
    const { approve, discard } = venueCopy(context.globals).actions;
    const bar = (
      <SelectionBar
        labels={labels}
        all={{ label: all, pending: false, onAction: () => {} }}
        actions={[
          { id: 'approve', label: approve },
          { id: 'discard', label: discard },
        ]}
        pending={false}
        onAction={() => {}}
        onClear={() => {}}
      />
    );
    return meta.render({ ...args, children: bar }, context);
  },
};

export const BesideAnEmptyNotice: Story = {
  name: 'a notice that has nothing to say takes no room',
  args: {
    children: <UndoNotice notice={undefined} dismissLabel="×" onDismiss={() => {}} />,
  },
  play: async ({ canvas, globals }) => {
    const notice = canvas.getByText(reviewCopy(globals).notice.long);
    const bar = notice.parentElement?.parentElement;
    await expect(bar?.parentElement?.offsetHeight).toBe(bar?.offsetHeight);
  },
};

/** Waits until the page keeps the room below a height clear, which it does once it has measured the bars. */
const roomBelow = (top: number) =>
  waitFor(() =>
    expect(
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd),
    ).toBeGreaterThan(window.innerHeight - top),
  );

export const OnAPhone: Story = {
  name: 'stays in sight, and scrolled to the end covers no card',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const notice = canvas.getByText(reviewCopy(globals).notice.long);
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    // A focused element is scrolled to above the footer.
    const page = document.documentElement;
    await roomBelow(notice.getBoundingClientRect().top);
    window.scrollTo(0, page.scrollHeight);
    const cards = canvas.getAllByRole('article');
    const footer = notice.getBoundingClientRect().top;
    await expect(cards.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer);
  },
};

function failures(texts: readonly string[], globals: Record<string, unknown>, done?: string) {
  const { undo, retry, dismiss } = reviewCopy(globals).notice;
  return (
    <ReviewFooter>
      {texts.map((text) => (
        <UndoNotice
          key={text}
          notice={{ text, tone: 'critical', action: { label: retry, onAction: () => {} } }}
          dismissLabel={dismiss}
          onDismiss={() => {}}
        />
      ))}
      {done && (
        <UndoNotice
          notice={{ text: done, action: { label: undo, onAction: () => {} } }}
          dismissLabel={dismiss}
          onDismiss={() => {}}
        />
      )}
    </ReviewFooter>
  );
}

export const LongFailure: Story = {
  name: 'a long failure on a phone has its buttons below it, and less than a third of the window',
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const { long } = reviewCopy(globals).notice;
    return failures([`${long}. ${long}. ${long}.`], globals);
  },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: reviewCopy(globals).notice.retry });
    const text = canvas.getByRole('alert').getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(text.bottom);
    await expect(button.parentElement?.offsetHeight).toBeLessThan(250);
  },
};

export const Failures: Story = {
  name: 'beside a failure, which is whole, a notice on a phone is as low as its buttons',
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const { notice } = reviewCopy(globals);
    return failures([`${notice.long}: ${notice.failed}`], globals, notice.long);
  },
  play: async ({ canvas }) => {
    const failure = canvas.getByRole('alert');
    await expect(failure.scrollHeight).toBeLessThanOrEqual(failure.clientHeight);
    const notice = canvas.getAllByRole('status').at(-1);
    await expect(notice?.parentElement?.offsetHeight).toBeLessThanOrEqual(60);
    for (const button of canvas.getAllByRole('button'))
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Three notices: higher than most, and higher than a zoomed window. */
const HIGH: Pick<Story, 'tags' | 'render' | 'play'> = {
  tags: ['!autodocs'],
  render: (_args, { globals }) => {
    const { long } = reviewCopy(globals).notice;
    return (
      <div style={{ display: 'grid', gap: '1rem', padding: '1rem' }}>
        {(['complete', 'markup'] as const).map((which) => sampleCard(which, globals))}
        {failures([`${long}. ${long}.`, `${long}, ${long}.`], globals, long)}
      </div>
    );
  },
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('article');
    if (!card) throw new Error('No card is shown.');
    const [notice] = canvas.getAllByRole('alert');
    const footer = notice?.parentElement?.parentElement;
    const edge = () => footer?.getBoundingClientRect().top ?? 0;
    await expect(edge()).toBeGreaterThan(0);
    await roomBelow(edge());
    for (const control of within(card).getAllByRole('button')) {
      window.scrollTo(0, 0);
      control.focus();
      await expect(control.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge());
    }
    // What does not fit is scrolled to.
    for (const button of within(footer as HTMLElement).getAllByRole('button')) {
      button.focus();
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};

export const HighBars: Story = {
  ...HIGH,
  name: 'on a phone, high bars cover nothing that has the focus (WCAG 2.4.11)',
  globals: { viewport: { value: 'phone' } },
};

export const Zoomed: Story = {
  ...HIGH,
  name: 'at 400 %, bars leave room to the list and cover nothing that has the focus',
  globals: { viewport: { value: 'zoom' } },
};
