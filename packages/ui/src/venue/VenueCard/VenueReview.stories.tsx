import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { VenueGrid } from '../../review/VenueGrid/index.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { extraActions, failedChecks } from '../../sample-copy/reviewedVenue.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { type SampleVenue, sampleVenue, sampleVenues } from '../../sample-copy/venues.ts';
import { sampleCard } from '../samples.tsx';
import { VenueCard } from './VenueCard.tsx';

const onFix = fn();
const onSelect = fn();

interface Samples {
  venue: SampleVenue;
  warned: boolean;
  decided: boolean;
  setAside: boolean;
  selectable: boolean;
}

function ReviewedCard({
  venue: which,
  warned,
  decided,
  setAside,
  selectable,
  globals,
  ...card
}: Samples & { globals: Globals } & Pick<
    ComponentProps<typeof VenueCard>,
    'active' | 'pending' | 'onExtra'
  >) {
  const copy = reviewCopy(globals);
  const venue = sampleVenue(which, globals);
  const name = venue.name ?? venueCopy(globals).card.noName;
  const [checked, setChecked] = useState(false);
  return (
    <VenueCard
      {...venue}
      {...card}
      labels={venueCopy(globals).card}
      checks={warned ? threeChecks(globals) : []}
      decision={decided ? { text: copy.decision, note: copy.note } : undefined}
      setAside={setAside ? copy.marked : undefined}
      extra={extraActions(['duplicates', 'setAside', 'history'], name, globals)}
      selection={
        selectable
          ? {
              checked,
              label: copy.select(name),
              onChange: (now, how) => {
                setChecked(now);
                onSelect(now, how);
              },
            }
          : undefined
      }
      onAction={() => {}}
    />
  );
}

function threeChecks(globals: Globals) {
  const { shared, sharedWhy } = reviewCopy(globals).warnings;
  return [
    ...failedChecks(globals, onFix),
    { id: 'phoneShared', text: shared, explanation: sharedWhy },
  ];
}

const meta = {
  title: 'Venue/VenueCard in review',
  component: ReviewedCard,
  // Documented on the page of VenueCard.
  tags: ['!autodocs'],
  args: {
    venue: 'complete',
    warned: false,
    decided: false,
    setAside: false,
    selectable: true,
    active: false,
    pending: false,
    onExtra: fn(),
    globals: {},
  },
  argTypes: {
    venue: { control: 'select', options: sampleVenues },
    globals: { table: { disable: true } },
  },
  beforeEach: () => {
    onFix.mockClear();
    onSelect.mockClear();
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '22.5rem' }}>
      <ReviewedCard {...args} globals={globals} />
    </div>
  ),
} satisfies Meta<typeof ReviewedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selecting: Story = {
  name: 'is chosen in its corner; Shift means a range',
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox', {
      name: reviewCopy(globals).select('Centro Sportivo Giuriati'),
    });
    const { width, height } = box.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    // The focus ring is on a band of the card's colour, whatever the picture.
    await expect(getComputedStyle(box).boxShadow).toContain('inset');
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(onSelect).toHaveBeenLastCalledWith(true, { range: false });
    fireEvent.click(box, { shiftKey: true });
    await expect(onSelect).toHaveBeenLastCalledWith(false, { range: true });
    await userEvent.keyboard(' ');
  },
};

export const SetAsideButton: Story = {
  name: 'can be set aside, by a target of 44 px',
  play: async ({ args, canvas, globals }) => {
    const { about, setAside } = reviewCopy(globals);
    const button = canvas.getByRole('button', {
      name: about(setAside, 'Centro Sportivo Giuriati'),
    });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onExtra).toHaveBeenCalledWith('setAside');
  },
};

export const SetAside: Story = {
  name: 'set aside: one line of the note on a badge, all of it in its description',
  args: { setAside: true },
  play: async ({ args, canvas, globals }) => {
    const { about, setAside, marked } = reviewCopy(globals);
    const line = `${marked.label}: ${marked.note}`;
    const name = `${line}, ${about(setAside, 'Centro Sportivo Giuriati')}`;
    const badge = canvas.getByRole('button', { name });
    await expect(badge).toHaveAccessibleDescription(`${marked.text}: ${marked.note}`);
    await expect(badge).toHaveTextContent(line);
    await expect(badge.getBoundingClientRect().height).toBeLessThan(48);
    await expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('article').getBoundingClientRect().right,
    );
    await userEvent.click(badge);
    await expect(args.onExtra).toHaveBeenCalledWith('setAside');
  },
};

export const SetAsideOnAPhone: Story = {
  name: 'set aside, on a phone, in Italian, without a picture',
  args: { setAside: true, venue: 'bare' },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};

export const SetAsideInALowWindow: Story = {
  name: 'set aside, in a low window and a narrow card, in Italian: nothing is covered or wraps',
  args: { setAside: true, venue: 'bare' },
  globals: { viewport: { value: 'desktop' }, language: 'it' },
  render: (args, { globals }) => (
    <div style={{ inlineSize: '18.5rem' }}>
      <ReviewedCard {...args} globals={globals} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const badge = canvas.getByText(new RegExp(`^${reviewCopy(globals).marked.label}`));
    const noPicture = canvas.getByText(venueCopy(globals).card.noPicture);
    await expect(badge.parentElement?.getBoundingClientRect().right).toBeLessThanOrEqual(
      noPicture.getBoundingClientRect().left,
    );
    const { approve, edit, discard } = venueCopy(globals).actions;
    const tops = [approve, edit, discard].map(
      (label) => canvas.getByText(label).getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Active: Story = {
  name: 'the active one is ringed, wherever the focus is',
  args: { active: true },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(getComputedStyle(card).outlineStyle).toBe('solid');
  },
};

export const Warned: Story = {
  name: 'names the first failed check and the number of the others; opens to all, with their fixes',
  args: { warned: true },
  play: async ({ canvas, globals }) => {
    const { warnings: texts } = reviewCopy(globals);
    const line = canvas.getByRole('button', { name: new RegExp(texts.swapped) });
    await expect(canvas.getByText(venueCopy(globals).card.more?.(2) ?? '')).toBeVisible();
    await expect(canvas.getByText(texts.streetWhy)).not.toBeVisible();
    // Screen readers get the names of all failed checks from the line.
    await expect(line).toHaveTextContent(texts.shared);
    const card = canvas.getByRole('article');
    const { height } = card.getBoundingClientRect();
    await userEvent.click(line);
    const panel = await canvas.findByRole('group', { name: texts.label });
    await waitFor(() => expect(panel).toHaveFocus());
    // The panel covers no other card, about which it would seem to be.
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(card.getBoundingClientRect().left);
    await expect(right).toBeLessThanOrEqual(card.getBoundingClientRect().right);
    // No button of the row moves; the tolerance is for a card that is not painted yet, whose height is estimated.
    await expect(Math.abs(card.getBoundingClientRect().height - height)).toBeLessThan(4);
    const list = within(panel);
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    // The distance between title and explanation is the same for each check.
    const gaps = list
      .getAllByRole('listitem')
      .map(({ children: [title, explanation] }) =>
        Math.round(
          (explanation?.getBoundingClientRect().top ?? 0) -
            (title?.getBoundingClientRect().bottom ?? 0),
        ),
      );
    await expect(new Set(gaps).size).toBe(1);
    for (const text of [texts.swappedWhy, texts.street, texts.streetWhy, texts.sharedWhy])
      await expect(list.getByText(text)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: texts.swap }));
    await expect(onFix).toHaveBeenCalledOnce();
    // The line has the focus, to which a dialog that opens can return it, because the panel is closed.
    await expect(line).toHaveFocus();
    await expect(panel).not.toBeVisible();
  },
};

export const WarnedOnce: Story = {
  name: 'a single failed check has its fix beside it',
  render: (_args, { globals }) => (
    <div style={{ maxInlineSize: '22.5rem' }}>
      {sampleCard('padel', globals, { checks: failedChecks(globals, onFix).slice(0, 1) })}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { warnings: texts } = reviewCopy(globals);
    const fix = canvas.getByRole('button', { name: texts.swap });
    const text = canvas.getByRole('button', { name: new RegExp(texts.swapped) });
    await expect(fix.getBoundingClientRect().top).toBeLessThan(text.getBoundingClientRect().bottom);
    await userEvent.click(fix);
    await expect(onFix).toHaveBeenCalledOnce();
    await userEvent.click(text);
    await expect(canvas.getByText(texts.swappedWhy)).toBeVisible();
  },
};

export const WarnedOnAPhone: Story = {
  ...Warned,
  name: 'the same on a small phone, in Italian, within reach of a finger',
  globals: { language: 'it', viewport: { value: 'phone' } },
  play: async (context) => {
    await Warned.play?.(context);
    const { swapped } = reviewCopy(context.globals).warnings;
    await userEvent.click(context.canvas.getByRole('button', { name: new RegExp(swapped) }));
    const targets = context.canvasElement.querySelectorAll('button');
    for (const target of targets) {
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Decided: Story = {
  name: 'shows when, by whom and why it was discarded',
  args: { venue: 'markup', decided: true },
  play: async ({ canvas, globals }) => {
    const copy = reviewCopy(globals);
    await expect(canvas.getByText(copy.decision, { exact: false })).toHaveTextContent(copy.note);
  },
};

export const Extra: Story = {
  name: 'opens its possible duplicates and its history from its picture',
  play: async ({ args, canvas, globals }) => {
    const copy = reviewCopy(globals);
    await expect(canvas.getByText(copy.duplicates)).toBeVisible();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    for (const id of ['duplicates', 'history'] as const) {
      const button = canvas.getByRole('button', {
        name: copy.about(copy[id], 'Centro Sportivo Giuriati'),
      });
      const { width, height, bottom } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(bottom).toBeLessThan(heading.top);
      await userEvent.click(button);
      await expect(args.onExtra).toHaveBeenLastCalledWith(id);
    }
  },
};

export const DuplicatesInANarrowCard: Story = {
  name: 'the badge of possible duplicates is whole in a narrow card, beside three buttons',
  globals: { viewport: { value: 'desktop' } },
  render: (args, { globals }) => (
    // As narrow as cards are in a window of 1280 px.
    <div style={{ inlineSize: '18.5rem' }}>
      <ReviewedCard {...args} globals={globals} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const badge = canvas.getByText(reviewCopy(globals).duplicates);
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
};

function Grid({ globals, rows }: { globals: Globals; rows: readonly SampleVenue[][] }) {
  const { empty, grid } = venueCopy(globals);
  const clear = { label: empty.clear, pending: false, onAction: () => {} };
  return (
    // As wide as the back office leaves it on a screen of 1440 px.
    <div style={{ inlineSize: '70rem' }}>
      <VenueGrid labels={grid} pending={false} empty={{ ...empty, action: clear }}>
        {rows.flat().map((venue, index) => (
          <ReviewedCard
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are.
            key={index}
            venue={venue}
            warned={venue !== 'padel'}
            decided={false}
            setAside={false}
            selectable
            pending={false}
            globals={globals}
          />
        ))}
      </VenueGrid>
    </div>
  );
}

export const EqualRows: Story = {
  name: 'one card with too much in it hardly stretches its row',
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => (
    <Grid
      globals={globals}
      rows={[
        ['complete', 'padel', 'complete'],
        ['complete', 'long', 'padel'],
        ['markup', 'padel', 'volleyball'],
        ['padel', 'padel', 'padel'],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    // Cards below the window must be laid out too.
    for (const card of cards) card.style.contentVisibility = 'visible';
    const heights = cards.map((card) => card.offsetHeight);
    const [normal = 0, ...others] = [0, 3, 6, 9].map((first) => heights[first] ?? 0);
    for (const height of others) await expect(Math.abs(height - normal)).toBeLessThan(24);
  },
};

export const EqualRowsInItalian: Story = {
  ...EqualRows,
  name: 'the same in Italian',
  globals: { viewport: { value: 'desktop' }, language: 'it' },
};

export const Waiting: Story = {
  name: 'while in flight nothing on it can be pressed',
  args: { warned: true, pending: true },
  play: async ({ canvas }) => {
    for (const control of [...canvas.getAllByRole('button'), canvas.getByRole('checkbox')]) {
      await expect(control).toBeDisabled();
    }
  },
};
