import { otherReviewer } from '@campetto/messages/admin/leases';
import {
  focusLabels,
  focusPosition,
  focusProgress,
  noReason,
  skipAction,
} from '@campetto/messages/admin/review/focus';
import { setAsideButton } from '@campetto/messages/admin/set-aside';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawnOrder } from '../../docs/drawnOrder.ts';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { inspectedVenue } from '../../sample-copy/inspectedVenue.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { sampleAction } from '../../sample-copy/venues.ts';
import { VenueInspector } from '../../venue/VenueInspector/index.ts';
import type { VenueFocusProps } from './index.ts';
import { VenueFocus } from './VenueFocus.tsx';

const NAME = 'Centro Sportivo Giuriati';
const KEYS = { approve: 'A', edit: 'E', discard: 'D' } as const;

/** The first of many pending venues. */
function focused(globals: Globals): Omit<VenueFocusProps, 'children'> {
  const i18n = i18nOf(globals);
  return {
    labels: focusLabels(i18n),
    position: focusPosition(i18n, 3, { total: 1314, capped: false, counting: false }),
    progress: focusProgress(i18n, {
      mine: 12,
      all: 38,
      others: [{ name: 'anna@campetto.example', decided: 14 }],
    }),
    onPrevious: fn(),
    onNext: fn(),
    actions: [
      ...(['approve', 'edit', 'discard'] as const).map((id) => ({
        ...sampleAction(id, NAME, globals),
        shortcut: KEYS[id],
      })),
      { id: 'setAside', ...setAsideButton(i18n, NAME), shortcut: 'L' },
      { id: 'skip', ...skipAction(i18n), shortcut: 'S' },
    ],
    pending: false,
    onAction: fn(),
  };
}

function reasonsOf(globals: Globals) {
  const { duplicate, closed, notSportsVenue, wrongPlace, unusableData, other } =
    reviewCopy(globals).reasons;
  const labels = [duplicate, closed, notSportsVenue, wrongPlace, unusableData, other];
  return {
    options: [
      ...labels.map((label, index) => ({
        value: label,
        label,
        shortcut: String(index + 1),
      })),
      { value: '', label: noReason(i18nOf(globals)), shortcut: '0' },
    ],
    onChoose: fn(),
    onCancel: fn(),
  };
}

const meta = {
  title: 'Review/VenueFocus',
  component: VenueFocus,
  args: { ...focused({}), children: null },
  argTypes: {
    labels: { control: false },
    actions: { control: false },
    reasons: { control: false },
    children: { control: false },
  },
  render: ({ onAction, onPrevious, onNext, pending, reasons }, { globals, parameters }) => (
    <VenueFocus
      {...focused(globals)}
      onAction={onAction}
      onPrevious={onPrevious}
      onNext={onNext}
      pending={pending}
      reasons={reasons && { ...reasonsOf(globals), ...reasons }}
    >
      <VenueInspector {...inspectedVenue(parameters['venue'] ?? 'complete', globals)} />
    </VenueFocus>
  ),
} satisfies Meta<typeof VenueFocus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (_args, { globals }) => {
    const props = focused(globals);
    const venue = <VenueInspector {...inspectedVenue('padel', globals)} />;
    return (
      <MatrixList
        items={{
          'in the middle': <VenueFocus {...props}>{venue}</VenueFocus>,
          'another reviewer has it': (
            <VenueFocus {...props} notice={otherReviewer(i18nOf(globals), 'anna@campetto.example')}>
              {venue}
            </VenueFocus>
          ),
          'first, pending': (
            <VenueFocus {...props} onPrevious={undefined} pending>
              {venue}
            </VenueFocus>
          ),
          'last, without keys': (
            <VenueFocus
              {...props}
              onNext={undefined}
              actions={props.actions.map((action) => ({ ...action, shortcut: undefined }))}
            >
              {venue}
            </VenueFocus>
          ),
          reasons: (
            <VenueFocus {...props} reasons={reasonsOf(globals)}>
              {venue}
            </VenueFocus>
          ),
        }}
      />
    );
  },
};

const wide = { viewport: { value: 'desktop' } };

export const Decided: Story = {
  name: 'a click decides, the second of a double click does not; each click skips',
  globals: wide,
  play: async ({ args, canvas, globals }) => {
    const approve = canvas.getByRole('button', {
      name: sampleAction('approve', NAME, globals).accessibleLabel,
    });
    await expect(approve).toHaveAttribute('aria-keyshortcuts', 'a');
    await userEvent.dblClick(approve);
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('approve');
    // Skip decides nothing, and is clicked as fast as the next venues are seen.
    await userEvent.dblClick(
      canvas.getByRole('button', { name: skipAction(i18nOf(globals)).accessibleLabel }),
    );
    await expect(args.onAction).toHaveBeenCalledTimes(3);
    const { previous, next } = focusLabels(i18nOf(globals));
    await userEvent.click(canvas.getByRole('button', { name: previous }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  name: 'a venue that is being decided can be skipped, and a notice on it is read out',
  tags: ['!autodocs'],
  globals: wide,
  render: ({ onAction }, { globals }) => (
    <VenueFocus
      {...focused(globals)}
      onAction={onAction}
      notice={otherReviewer(i18nOf(globals), 'anna@campetto.example')}
      pending
    >
      <VenueInspector {...inspectedVenue('complete', globals)} />
    </VenueFocus>
  ),
  play: async ({ args, canvas, globals }) => {
    const group = canvas.getByRole('group', { name: focusLabels(i18nOf(globals)).decision });
    for (const button of within(group).getAllByRole('button')) button.click();
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('skip');
    const statuses = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(statuses.join()).toContain('anna@campetto.example');
  },
};

const onChoose = fn();
const onCancel = fn();

export const Reasons: Story = {
  name: 'a reason discards, Escape leads back',
  globals: wide,
  args: { reasons: { options: [], onChoose, onCancel } },
  render: ({ onAction }, { globals }) => (
    <VenueFocus
      {...focused(globals)}
      onAction={onAction}
      reasons={{ ...reasonsOf(globals), onChoose, onCancel }}
    >
      <VenueInspector {...inspectedVenue('complete', globals)} />
    </VenueFocus>
  ),
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole('group', { name: focusLabels(i18nOf(globals)).reasons });
    const { closed } = reviewCopy(globals).reasons;
    await userEvent.click(within(group).getByRole('button', { name: closed }));
    await expect(onChoose).toHaveBeenCalledWith(closed);
    await userEvent.keyboard('{Escape}');
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

export const VenueStays: Story = {
  name: 'the reasons, in Italian, do not move the venue',
  globals: { ...wide, language: 'it' },
  render: function Choosing(_args, { globals }) {
    const [choosing, setChoosing] = useState(false);
    return (
      <VenueFocus
        {...focused(globals)}
        onAction={() => setChoosing(true)}
        reasons={choosing ? reasonsOf(globals) : undefined}
      >
        <VenueInspector {...inspectedVenue('complete', globals)} />
      </VenueFocus>
    );
  },
  play: async ({ canvas, globals }) => {
    const { decision, reasons } = focusLabels(i18nOf(globals));
    const venue = canvas.getByRole('heading', { name: NAME });
    const { top } = venue.getBoundingClientRect();
    const actions = canvas.getByRole('group', { name: decision });
    await userEvent.click(within(actions).getAllByRole('button')[2] as HTMLElement);
    await expect(canvas.getByRole('group', { name: reasons })).toBeVisible();
    await expect(venue.getBoundingClientRect().top).toBe(top);
  },
};

export const Phone: Story = {
  name: 'on a phone, in Italian: nothing wider than it, and the actions in two full lines, in their order',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  parameters: { venue: 'long' },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const buttons = within(canvas.getByRole('group')).getAllByRole('button');
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
    await expect(boxes.at(-1)?.right).toBe(boxes[2]?.right);
    await expect(drawnOrder(buttons)).toEqual(buttons);
  },
};

export const Zoomed: Story = {
  name: 'at 400 %: the actions of the card stay above what is read, which scrolls clear of them',
  globals: { viewport: { value: 'zoom' } },
  play: async ({ canvas, globals }) => {
    const actions = (['approve', 'edit', 'discard'] as const).map((id) =>
      canvas.getByRole('button', { name: sampleAction(id, NAME, globals).accessibleLabel }),
    );
    const link = canvas.getAllByRole('link').at(-1);
    // The page keeps room for the sticky actions once it has measured them.
    await waitFor(async () => {
      link?.scrollIntoView({ block: 'start' });
      const bottoms = actions.map((action) => action.getBoundingClientRect().bottom);
      await expect(link?.getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.max(...bottoms));
    });
    for (const action of actions) {
      const { left, top, bottom } = action.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(action).toContainElement(
        action.ownerDocument.elementFromPoint(left + 8, (top + bottom) / 2) as HTMLElement,
      );
    }
  },
};

export const ReasonsOnAPhone: Story = {
  name: 'reasons on a phone, in Italian: those of a line are equally high',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  render: (_args, { globals }) => (
    <VenueFocus {...focused(globals)} reasons={reasonsOf(globals)}>
      <VenueInspector {...inspectedVenue('complete', globals)} />
    </VenueFocus>
  ),
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole('group', { name: focusLabels(i18nOf(globals)).reasons });
    const boxes = within(group)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    const heights = new Set(boxes.map(({ height }) => height));
    await expect(heights.size).toBeGreaterThan(1);
    for (const { top, height } of boxes)
      for (const other of boxes) if (other.top === top) await expect(other.height).toBe(height);
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(4);
  },
};
