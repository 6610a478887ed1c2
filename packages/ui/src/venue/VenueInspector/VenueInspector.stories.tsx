import { inspectorLabels } from '@campetto/messages/admin/review/inspector';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { findCopy } from '../../sample-copy/find.ts';
import { inspectedVenue } from '../../sample-copy/inspectedVenue.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { sampleVenue } from '../../sample-copy/venues.ts';
import { VenueInspector } from './VenueInspector.tsx';

const onFix = fn();

const meta = {
  title: 'Venue/VenueInspector',
  component: VenueInspector,
  args: { ...inspectedVenue('complete', {}), onExtra: fn() },
  argTypes: {
    labels: { control: false },
    checks: { control: false },
    duplicates: { control: false },
    evidence: { control: false },
    history: { control: false },
    extra: { control: false },
    sports: { control: 'object' },
    children: { control: false },
    ref: { table: { disable: true } },
  },
  render: ({ onExtra, pending }, { globals, parameters }) => (
    <div style={{ maxInlineSize: parameters['broad'] ? '70rem' : '26.25rem' }}>
      <VenueInspector
        {...inspectedVenue(parameters['venue'] ?? 'complete', globals, { onExtra, onFix, pending })}
        {...parameters['changed']}
      />
    </div>
  ),
} satisfies Meta<typeof VenueInspector>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothingKnown = { checks: [], duplicates: [], evidence: [], history: [] };
const none = { ...nothingKnown, extra: [] };

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (_args, { globals }) => (
    <MatrixList
      items={{
        'with checks and a duplicate': <VenueInspector {...inspectedVenue('complete', globals)} />,
        'nothing known': <VenueInspector {...inspectedVenue('bare', globals, none)} />,
        'long, pending': <VenueInspector {...inspectedVenue('long', globals, { pending: true })} />,
        'set aside': (
          <VenueInspector
            {...inspectedVenue('padel', globals, {
              ...none,
              setAside: reviewCopy(globals).marked,
            })}
          />
        ),
        decided: (
          <VenueInspector
            {...inspectedVenue('padel', globals, {
              ...none,
              decision: { text: reviewCopy(globals).decision, note: reviewCopy(globals).note },
            })}
          />
        ),
      }}
    />
  ),
};

export const Aside: Story = {
  name: 'why each check failed, with its fix, and how duplicates differ',
  play: async ({ args, canvas, globals }) => {
    const { warnings, history, about } = reviewCopy(globals);
    const { fullHistory } = inspectorLabels(i18nOf(globals));
    const { card } = venueCopy(globals);
    const name = sampleVenue('complete', globals).name ?? '';
    const inspector = canvas.getByRole('region', { name });
    const checks = within(inspector).getByRole('list', { name: card.checks ?? '' });
    await expect(within(checks).getByText(warnings.streetWhy)).toBeVisible();
    await userEvent.click(within(checks).getByRole('button', { name: warnings.swap }));
    await expect(onFix).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('row', { name: /padelnavigli/ })).toHaveTextContent(
      findCopy(globals).duplicates.empty,
    );
    // The button for the history is only below the events, not among the other buttons as well.
    await expect(canvas.queryByRole('button', { name: about(history, name) })).toBeNull();
    const events = within(canvas.getByRole('region', { name: history }));
    await userEvent.click(events.getByRole('button', { name: fullHistory }));
    await expect(args.onExtra).toHaveBeenCalledWith('history');
  },
};

const onChange = fn();
const onRequeue = fn();

export const SetAside: Story = {
  name: 'who set it aside, when and why; the note can be changed, the mark taken away',
  render: (_args, { globals }) => {
    const { marked } = reviewCopy(globals);
    return (
      <VenueInspector
        {...inspectedVenue('complete', globals)}
        setAside={{
          ...marked,
          change: { ...marked.change, onAction: onChange },
          requeue: { ...marked.requeue, onAction: onRequeue },
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { marked } = reviewCopy(globals);
    const mark = within(canvas.getByRole('region', { name: marked.label }));
    await expect(mark.getByText(marked.text)).toBeVisible();
    await expect(mark.getByText(marked.note ?? '')).toBeVisible();
    await userEvent.click(mark.getByRole('button', { name: marked.change.label }));
    await expect(onChange).toHaveBeenCalledOnce();
    await userEvent.click(mark.getByRole('button', { name: marked.requeue.label }));
    await expect(onRequeue).toHaveBeenCalledOnce();
  },
};

const wide = { viewport: { value: 'desktop' } };

export const Broad: Story = {
  name: 'picture and place beside the words where there is room',
  globals: wide,
  parameters: { broad: true },
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const { evidence } = inspectorLabels(i18nOf(globals));
    const links = canvas.getByRole('region', { name: evidence }).getBoundingClientRect();
    await expect(heading.left).toBeGreaterThan(links.right - 1);
    const events = within(canvas.getByRole('region', { name: reviewCopy(globals).history }));
    await expect(events.getAllByRole('listitem')).toHaveLength(2);
    await expect(events.getByText(findCopy(globals).happened.updated)).toBeVisible();
  },
};

export const Clean: Story = {
  name: 'no failed check, no duplicate, no event',
  parameters: { changed: nothingKnown, venue: 'padel' },
  play: async ({ canvas, globals }) => {
    const { history } = reviewCopy(globals);
    await expect(canvas.getByRole('button', { name: new RegExp(history) })).toBeVisible();
    await expect(canvas.getByText(inspectorLabels(i18nOf(globals)).noChecks)).toBeVisible();
  },
};

export const ComparedOnAPhone: Story = {
  name: 'on a phone of 390 px both values of a difference are below the name of the field',
  globals: { viewport: { value: 'phoneWide' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('rowheader', { name: /website/i }).getBoundingClientRect();
    for (const value of within(canvas.getByRole('row', { name: /padelnavigli/ })).getAllByRole(
      'cell',
    ))
      await expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.bottom);
  },
};

export const Phone: Story = {
  name: 'long texts on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  parameters: { venue: 'long' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
