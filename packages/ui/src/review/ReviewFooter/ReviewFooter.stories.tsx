import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { reviewCopy } from '../../sample-copy/review.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { sampleVenue } from '../../sample-copy/venues.ts';
import { VenueCard } from '../../venue/VenueCard/index.ts';
import { SelectionBar } from '../SelectionBar/index.ts';
import { UndoNotice } from '../UndoNotice/index.ts';
import { drawings } from './ReviewFooter.drawn.tsx';
import { guide } from './ReviewFooter.guide.ts';
import { ReviewFooter } from './ReviewFooter.tsx';

const meta = {
  title: 'Review/ReviewFooter',
  component: ReviewFooter,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: { guide, drawings, layout: 'fullscreen' },
  render: ({ children }, { globals }) => {
    const { notice } = reviewCopy(globals);
    return (
      <div style={{ display: 'grid', gap: '1rem', padding: '1rem' }}>
        {(['complete', 'markup'] as const).map((which) => (
          <VenueCard
            key={which}
            {...sampleVenue(which, globals)}
            labels={venueCopy(globals).card}
            pending={false}
            onAction={() => {}}
          />
        ))}
        <ReviewFooter>
          {children}
          <UndoNotice
            notice={{
              text: notice.long,
              undo: { label: notice.undo, shortcut: 'U', pending: false, onAction: () => {} },
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

export const OnAPhone: Story = {
  name: 'stays in sight, and scrolled to the end covers no card',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const notice = canvas.getByText(reviewCopy(globals).notice.long);
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    // What gets the focus scrolls clear of it.
    const page = document.documentElement;
    await waitFor(() => expect(getComputedStyle(page).scrollPaddingBlockEnd).toBe('168px'));
    window.scrollTo(0, page.scrollHeight);
    const cards = canvas.getAllByRole('article');
    const footer = notice.getBoundingClientRect().top;
    await expect(cards.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer);
  },
};
