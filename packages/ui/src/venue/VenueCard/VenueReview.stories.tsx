import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { reviewCopy } from '../../sample-copy/review.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { type SampleVenue, sampleVenue, sampleVenues } from '../../sample-copy/venues.ts';
import { VenueCard } from './VenueCard.tsx';

const onFix = fn();
const onSelect = fn();

interface Samples {
  venue: SampleVenue;
  warned: boolean;
  decided: boolean;
  selectable: boolean;
}

type Globals = Record<string, unknown>;

function ReviewedCard({
  venue: which,
  warned,
  decided,
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
      labels={{ ...venueCopy(globals).card, checks: copy.warnings.label }}
      checks={warned ? failedChecks(globals) : []}
      decision={
        decided
          ? {
              text: copy.decision,
              note: copy.note,
              duplicateOf: { label: copy.duplicateOf, href: '#padel' },
            }
          : undefined
      }
      extra={(['duplicates', 'history'] as const).map((id) => ({
        id,
        label: copy[id],
        accessibleLabel: copy.about(copy[id], name),
      }))}
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

function failedChecks(globals: Globals) {
  const { warnings: texts } = reviewCopy(globals);
  return [
    {
      id: 'coordinatesSwapped',
      text: texts.swapped,
      explanation: texts.swappedWhy,
      fix: { label: texts.swap, onAction: onFix },
    },
    { id: 'noStreet', text: texts.street, explanation: texts.streetWhy },
    { id: 'phoneShared', text: texts.shared, explanation: texts.sharedWhy },
  ];
}

const meta = {
  title: 'Venue/VenueCard in review',
  component: ReviewedCard,
  // Its page is VenueCard's.
  tags: ['!autodocs'],
  args: {
    venue: 'complete',
    warned: false,
    decided: false,
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
    // Its focus ring is on a band of the card's colour, whatever the picture.
    await expect(getComputedStyle(box).boxShadow).toContain('inset');
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(onSelect).toHaveBeenLastCalledWith(true, { range: false });
    fireEvent.click(box, { shiftKey: true });
    await expect(onSelect).toHaveBeenLastCalledWith(false, { range: true });
    await userEvent.keyboard(' ');
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
  name: 'shows failed checks, explains each on request, and offers the suggested fix',
  args: { warned: true },
  play: async ({ canvas, globals }) => {
    const { warnings: texts } = reviewCopy(globals);
    const list = within(canvas.getByRole('list', { name: texts.label }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByText(texts.swappedWhy)).not.toBeVisible();
    await userEvent.click(list.getByText(texts.swapped));
    await expect(list.getByText(texts.swappedWhy)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: texts.swap }));
    await expect(onFix).toHaveBeenCalledOnce();
  },
};

export const WarnedOnAPhone: Story = {
  ...Warned,
  name: 'the same on a small phone, in Italian, within reach of a finger',
  globals: { language: 'it', viewport: { value: 'phone' } },
  play: async (context) => {
    await Warned.play?.(context);
    const targets = context.canvasElement.querySelectorAll('summary, button');
    for (const target of targets) {
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Decided: Story = {
  name: 'shows when, by whom and why it was discarded, and the venue that it duplicates',
  args: { venue: 'markup', decided: true },
  play: async ({ canvas, globals }) => {
    const copy = reviewCopy(globals);
    await expect(canvas.getByText(copy.decision, { exact: false })).toHaveTextContent(copy.note);
    await expect(canvas.getByRole('link', { name: copy.duplicateOf })).toHaveAttribute(
      'href',
      '#padel',
    );
  },
};

export const Extra: Story = {
  name: 'opens its probable duplicates and its history',
  play: async ({ args, canvas, globals }) => {
    const copy = reviewCopy(globals);
    for (const id of ['duplicates', 'history'] as const) {
      await userEvent.click(
        canvas.getByRole('button', { name: copy.about(copy[id], 'Centro Sportivo Giuriati') }),
      );
      await expect(args.onExtra).toHaveBeenLastCalledWith(id);
    }
  },
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
