import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { VenueGrid } from '../../review/VenueGrid/index.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { extraActions, failedChecks } from '../../sample-copy/reviewedVenue.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { type SampleVenue, sampleAction, sampleVenue } from '../../sample-copy/venues.ts';
import type { VenueCardProps } from '../VenueCard/index.ts';
import { VenueRow } from './VenueRow.tsx';

/** One of the sample's venues as it is in review, with what a story changes about it. */
function reviewed(which: SampleVenue, globals: Globals, changed: Partial<VenueCardProps> = {}) {
  const copy = reviewCopy(globals);
  const venue = sampleVenue(which, globals);
  const name = venue.name ?? venueCopy(globals).card.noName;
  return {
    ...venue,
    labels: venueCopy(globals).card,
    checks: failedChecks(globals),
    extra: extraActions(['duplicates', 'setAside', 'history'], name, globals),
    selection: { checked: false, label: copy.select(name), onChange: fn() },
    pending: false,
    onAction: fn(),
    onExtra: fn(),
    ...changed,
  } satisfies VenueCardProps;
}

interface RowsProps {
  rows: Record<string, VenueCardProps>;
  globals: Globals;
  aside?: string | undefined;
  focusOutside?: boolean | undefined;
}

/** Rows in the list that gives them their width. */
function Rows({ rows, globals, ...props }: RowsProps) {
  const { empty, grid } = venueCopy(globals);
  return (
    <VenueGrid
      labels={grid}
      layout="rows"
      {...props}
      pending={false}
      empty={{ ...empty, action: { label: empty.clear, pending: false, onAction: () => {} } }}
    >
      {Object.entries(rows).map(([id, row]) => (
        <VenueRow key={id} {...row} />
      ))}
    </VenueGrid>
  );
}

const meta = {
  title: 'Venue/VenueRow',
  component: VenueRow,
  args: reviewed('complete', {}),
  argTypes: {
    labels: { control: false },
    actions: { control: false },
    checks: { control: false },
    extra: { control: false },
    selection: { control: false },
    sports: { control: 'object' },
    ref: { table: { disable: true } },
  },
  render: (args, { globals }) => (
    <Rows
      rows={{
        complete: {
          ...reviewed('complete', globals),
          onAction: args.onAction,
          pending: args.pending,
        },
      }}
      globals={globals}
    />
  ),
} satisfies Meta<typeof VenueRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (_args, { globals }) => {
    const { decision: text } = reviewCopy(globals);
    const { card: labels } = venueCopy(globals);
    const label = reviewCopy(globals).select('Padel Club Navigli');
    const one = (row: VenueCardProps) => <Rows rows={{ row }} globals={globals} />;
    return (
      <MatrixList
        items={{
          'all, little and too much known': (
            <Rows
              globals={globals}
              rows={{
                complete: reviewed('complete', globals, { checks: [] }),
                bare: reviewed('bare', globals),
                long: reviewed('long', globals),
              }}
            />
          ),
          'chosen, active': (
            <Rows
              globals={globals}
              rows={{
                chosen: reviewed('padel', globals, {
                  selection: { checked: true, label, onChange: fn() },
                }),
                active: reviewed('volleyball', globals, { active: true }),
              }}
            />
          ),
          'active, the keyboard elsewhere': (
            <Rows
              globals={globals}
              focusOutside
              rows={{ active: reviewed('volleyball', globals, { active: true }) }}
            />
          ),
          'set aside': (
            <Rows
              globals={globals}
              rows={{
                padel: reviewed('padel', globals, { setAside: reviewCopy(globals).marked }),
                long: reviewed('long', globals, { setAside: reviewCopy(globals).marked }),
              }}
            />
          ),
          hover: one(reviewed('padel', globals)),
          focus: one(reviewed('padel', globals)),
          'in flight': one(reviewed('padel', globals, { pending: true })),
          discarded: one(
            reviewed('bare', globals, {
              checks: [],
              actions: [sampleAction('restore', labels.noName, globals)],
              decision: { text },
            }),
          ),
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('article.pseudo-focus-visible')).toBeVisible(),
    );
  },
};

export const InALine: Story = {
  name: 'name, address, sports, rating, source, date and the first failed check in 56 px',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { warnings } = reviewCopy(globals);
    const { rating } = sampleVenue('complete', globals);
    const row = canvas.getByRole('article', { name: 'Centro Sportivo Giuriati' });
    await expect(row.offsetHeight).toBe(56);
    await expect(within(row).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(row).toHaveTextContent('Via Pascal 6, 20133 Milano, Italy');
    await expect(row).toHaveTextContent('Jun 11, 2020 · ');
    await expect(row).toHaveTextContent(`${rating?.value} / 5 (87)`);
    await expect(row).toHaveTextContent('Comune di Milano');
    const checks = within(row).getByRole('list', { name: warnings.label });
    await expect(within(checks).getByText(warnings.swapped)).toBeVisible();
    // The second check is read aloud with the first; visible is only the number.
    await expect(checks).toHaveTextContent(warnings.street);
    await expect(within(checks).getByText('+1')).toBeVisible();
  },
};

export const CheckCount: Story = {
  name: 'beside an inspector or on a tablet the failed checks are a number',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, globals }) => {
    const { warnings } = reviewCopy(globals);
    const row = canvas.getByRole('article', { name: 'Centro Sportivo Giuriati' });
    await expect(row.offsetHeight).toBe(56);
    const checks = within(row).getByRole('list', { name: warnings.label });
    await expect(
      within(checks).getByTitle(`${warnings.swapped}, ${warnings.street}`),
    ).toBeVisible();
    await expect(checks).toHaveTextContent(warnings.swapped);
    await expect(within(checks).getByText('+1')).not.toBeVisible();
  },
};

/** Rows of a list of this width, beside an inspector. */
const beside =
  (
    inlineSize: string,
    rowsOf: (globals: Globals, args: VenueCardProps) => RowsProps['rows'],
  ): NonNullable<Story['render']> =>
  (args, { globals }) => (
    <div style={{ inlineSize }}>
      <Rows globals={globals} aside={venueCopy(globals).grid.aside} rows={rowsOf(globals, args)} />
    </div>
  );

export const BesideInspector: Story = {
  name: 'beside an inspector, which has date and source, the name gets their room, in 56 px',
  globals: { viewport: { value: 'desktop' } },
  // As wide as a page beside the menu.
  render: beside('69rem', (globals, { onAction }) => ({
    row: reviewed('complete', globals, { onAction }),
  })),
  play: async ({ args, canvas, globals }) => {
    const { history } = reviewCopy(globals);
    const row = canvas.getByRole('article', { name: 'Centro Sportivo Giuriati' });
    await expect(row.offsetHeight).toBe(56);
    const box = within(row).getByRole('checkbox').getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    await expect(box.top - top).toBe(bottom - box.bottom);
    const facts = within(row);
    await expect(facts.getByText(/^Via Pascal 6/)).toBeVisible();
    await expect(facts.getByText(/Comune di Milano/)).not.toBeVisible();
    await expect(facts.getByText(/Jun 11, 2020/)).not.toBeVisible();
    const { rating, sports } = sampleVenue('complete', globals);
    const value = facts.getByText(rating?.value ?? '');
    await expect(value).toBeVisible();
    const name = facts.getByRole('heading', { level: 2 });
    await expect(name.offsetWidth).toBeGreaterThan(190);
    const line = value.closest('p, div, span');
    await expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0);
    await expect(facts.getByText(new RegExp(sports[0] ?? 'no sport'))).toBeVisible();
    // The inspector has the button for the history.
    await expect(facts.queryByRole('button', { name: new RegExp(history) })).toBeNull();
    const [decision] = facts.getAllByRole('button').slice(-3);
    await userEvent.click(decision ?? row);
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

const LONG_NAME = 'Instalación Deportiva Municipal Básica Fermín Caballero';

export const LongNameBesideInspector: Story = {
  name: 'beside an inspector in a window of 1280 px, a long name has two lines, in 56 px',
  globals: { viewport: { value: 'desktop' } },
  render: beside('61rem', (globals) => ({
    long: reviewed('long', globals, { name: LONG_NAME }),
    marked: reviewed('long', globals, { name: LONG_NAME, setAside: reviewCopy(globals).marked }),
  })),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('article')) {
      await expect(row.offsetHeight).toBe(56);
      const name = within(row).getByRole('heading', { level: 2, name: LONG_NAME });
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
  },
};

export const DecidedBesideInspector: Story = {
  name: 'beside an inspector two lines say how a venue was decided, in 56 px',
  globals: { viewport: { value: 'desktop' } },
  render: beside('65rem', (globals) => ({
    row: reviewed('bare', globals, {
      checks: [],
      actions: [sampleAction('restore', venueCopy(globals).card.noName, globals)],
      decision: { text: reviewCopy(globals).decision },
    }),
  })),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('article').offsetHeight).toBe(56);
    const decision = canvas.getByText(reviewCopy(globals).decision);
    await expect(decision.offsetWidth).toBeGreaterThan(120);
    await expect(decision.offsetHeight).toBeGreaterThan(30);
  },
};

export const NotRatedBesideInspector: Story = {
  name: 'beside an inspector the words for no rating are whole, in Italian',
  globals: { viewport: { value: 'desktop' }, language: 'it' },
  render: beside('69rem', (globals) => ({ row: reviewed('bare', globals) })),
  play: async ({ canvas, globals }) => {
    const line = canvas.getByText(venueCopy(globals).card.notRated);
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  },
};

export const SetAside: Story = {
  name: 'set aside: a badge before the address, in 56 px, with the note for screen readers',
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => (
    <Rows
      globals={globals}
      rows={{ row: reviewed('complete', globals, { setAside: reviewCopy(globals).marked }) }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { marked } = reviewCopy(globals);
    const { card } = venueCopy(globals);
    const row = canvas.getByRole('article', { name: 'Centro Sportivo Giuriati' });
    await expect(row.offsetHeight).toBe(56);
    await expect(row).toHaveTextContent(
      `${marked.label} (${marked.text}: ${marked.note})${card.address}: Via Pascal 6`,
    );
    await expect(within(row).getByText(marked.label)).toHaveAttribute(
      'title',
      `${marked.text}: ${marked.note}`,
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  name: '[REV-9] pending: approve, edit, discard, by keyboard',
  play: async ({ args, canvas, globals }) => {
    const { actions } = venueCopy(globals);
    const named = (action: string) =>
      canvas.getByRole('button', { name: `${action} Centro Sportivo Giuriati` });
    named(actions.approve).focus();
    for (const id of ['approve', 'edit', 'discard'] as const) {
      await expect(named(actions[id])).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith(id);
      await userEvent.tab();
    }
  },
};

export const Busy: Story = {
  name: '[REV-8] its buttons are disabled while in flight',
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

const fitsTheWindow: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

export const OnAPhone: Story = {
  name: 'on a phone nothing is wider than the window or touches the buttons, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  render: (_args, { globals }) => (
    <Rows
      globals={globals}
      rows={{
        long: reviewed('long', globals, { setAside: reviewCopy(globals).marked }),
        bare: reviewed('bare', globals),
      }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const row of canvas.getAllByRole('article')) {
      const [first] = within(row).getAllByRole('button');
      const above = first?.parentElement?.previousElementSibling;
      const distance =
        (first?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0);
      await expect(distance).toBeGreaterThanOrEqual(8);
    }
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const InANarrowColumn: Story = {
  name: 'in a narrow column all buttons are on one line',
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => (
    // A phone of 320 px.
    <div style={{ inlineSize: '18rem' }}>
      <Rows globals={globals} rows={{ row: reviewed('complete', globals) }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(6);
    const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    await expect(buttons[0]?.offsetWidth).toBeGreaterThanOrEqual(44);
  },
};

export const OnATablet: Story = {
  ...OnAPhone,
  name: 'on a tablet, in Italian',
  globals: { viewport: { value: 'tablet' }, language: 'it' },
  play: fitsTheWindow,
};
