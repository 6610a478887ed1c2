import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { findCopy } from '../../sample-copy/find.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import type { HistoryEvent } from './types.ts';

const VENUE = 'Centro Sportivo Giuriati';

/** An event of every kind; the texts come from the sample copy. */
const KINDS = {
  undone: {},
  discarded: { undo: 'done', note: true },
  updated: { undo: 'possible', changes: true },
  approved: { undo: 'under way' },
  restored: {},
  created: {},
  imported: { machine: true },
} satisfies Partial<
  Record<
    HistoryEvent['kind'],
    { undo?: HistoryEvent['undo']; note?: true; changes?: true; machine?: true }
  >
>;

function sampleEvents(globals: Record<string, unknown>): HistoryEvent[] {
  const { happened, change, note, time } = findCopy(globals);
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => {
    const of: { undo?: HistoryEvent['undo']; note?: true; changes?: true; machine?: true } =
      KINDS[kind];
    return {
      id: kind,
      kind,
      text: happened[kind],
      by: of.machine ? undefined : 'giulia@campetto.app',
      time,
      dateTime: '2026-11-20T14:32:00Z',
      undo: of.undo,
      note: of.note && note,
      changes: of.changes && [
        { field: change.phone, from: '', to: '+39 02 0000 0000' },
        {
          field: change.website,
          from: 'www.cusmilano.example/impianti/centro-sportivo-giuriati',
          to: 'https://cusmilano.example',
        },
      ],
    };
  });
}

const meta = {
  title: 'Review/HistoryDialog',
  component: HistoryDialog,
  args: {
    open: true,
    venue: VENUE,
    labels: findCopy({}).history,
    events: [],
    pending: false,
    onUndo: fn(),
    onClose: fn(),
  },
  argTypes: { labels: { control: false }, events: { control: false } },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  render: (args, { globals }) => <HistoryDialog {...args} labels={findCopy(globals).history} />,
} satisfies Meta<typeof HistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of event. Loading, empty and failed are separate stories, as only one dialog can be open. */
export const Matrix: Story = {
  render: (args, { globals }) => (
    <HistoryDialog {...args} labels={findCopy(globals).history} events={sampleEvents(globals)} />
  ),
};

export const EveryKind: Story = {
  ...Matrix,
  name: 'every kind of event; what can be undone is',
  play: async ({ args, globals }) => {
    const { change, happened, history, note } = findCopy(globals);
    const dialog = await screen.findByRole('dialog', { name: history.title });
    await expect(dialog).toHaveAccessibleDescription(VENUE);
    const events = screen.getAllByRole('listitem');
    await expect(events).toHaveLength(Object.keys(KINDS).length);
    await expect(screen.getByText(note)).toBeInTheDocument();
    await expect(screen.getAllByText(history.undone)).toHaveLength(1);

    const table = within(screen.getByRole('table', { name: happened.updated }));
    const row = within(table.getByRole('row', { name: new RegExp(change.phone) }));
    await expect(row.getByRole('rowheader')).toHaveTextContent(change.phone);
    await expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      history.nothing,
      '+39 02 0000 0000',
    ]);

    const undo = (text: string) => screen.getByRole('button', { name: `${history.undo}: ${text}` });
    await userEvent.click(undo(happened.approved));
    await expect(args.onUndo).not.toHaveBeenCalled();
    await userEvent.click(undo(happened.updated));
    await expect(args.onUndo).toHaveBeenCalledWith('updated');
    await expect(screen.getAllByRole('button', { name: new RegExp(history.undo) })).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  name: 'loading',
  args: { pending: true },
};

export const Empty: Story = {
  name: 'nothing has happened',
};

const onRetry = fn();

export const Failed: Story = {
  name: 'could not be loaded',
  render: (args, { globals }) => {
    const { history, historyError, retry } = findCopy(globals);
    return (
      <HistoryDialog
        {...args}
        labels={history}
        error={{ text: historyError, retry: { label: retry, onAction: onRetry } }}
      />
    );
  },
};

export const OnAPhoneItalian: Story = {
  ...Matrix,
  name: 'on a phone, in Italian: a field is above its two values',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ globals }) => {
    const { change, happened } = findCopy(globals);
    const table = within(await screen.findByRole('table', { name: happened.updated }));
    const row = within(table.getByRole('row', { name: new RegExp(change.website) }));
    const field = row.getByRole('rowheader').getBoundingClientRect();
    for (const cell of row.getAllByRole('cell')) {
      const value = cell.getBoundingClientRect();
      await expect(value.top).toBeGreaterThanOrEqual(field.bottom);
      await expect(value.right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};
