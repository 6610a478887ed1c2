import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { adminCopy } from '../../sample-copy/admin.ts';
import { findCopy } from '../../sample-copy/find.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import type { ActivityKind } from './ActivityIcon.tsx';
import { ActivityList } from './ActivityList.tsx';
import type { ActivityItem } from './ActivityRow.tsx';

const kinds: ActivityKind[] = [
  'approved',
  'discarded',
  'restored',
  'updated',
  'created',
  'imported',
  'setAside',
  'requeued',
  'notDuplicate',
  'adminAdded',
  'adminRemoved',
  'undone',
  'signedIn',
  'tokenRefused',
  'keyGranted',
  'keyRevoked',
  'exported',
  'batchStarted',
  'batchUndone',
];

function itemsOf(globals: Globals, undo?: (at: number) => ActivityItem['undo']) {
  const { happened } = adminCopy(globals);
  return kinds.map((kind, index) => ({
    id: kind,
    kind,
    text: happened[kind],
    detail: index % 2 === 0 ? 'giulia@campetto.app' : undefined,
    time: index === 0 ? happened.justNow : happened.hours,
    exactTime: happened.exact,
    dateTime: '2026-11-20T14:32:00Z',
    href: index === 1 ? '#venues' : undefined,
    undo: undo?.(index),
  }));
}

const today = (globals: Globals, items: readonly ActivityItem[]) => [
  { id: 'today', name: adminCopy(globals).happened.today, items },
];

const meta = {
  title: 'Admin/ActivityList',
  component: ActivityList,
  args: { labels: adminCopy({}).activity, days: [], pending: false },
  argTypes: {
    labels: { control: false },
    days: { control: false },
    retry: { control: false },
    undo: { control: false },
  },
  render: (args, { globals }) => <ActivityList {...args} labels={adminCopy(globals).activity} />,
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const { activity, activityError } = adminCopy(globals);
    const { history, retry } = findCopy(globals);
    const undo = { label: history.undo, done: history.undone, onUndo: fn() };
    const states = ['possible', 'under way', 'done'] as const;
    const one = itemsOf(globals, () => 'possible').slice(0, 1);
    return (
      <MatrixList
        items={{
          'every kind': (
            <ActivityList {...args} labels={activity} days={today(globals, itemsOf(globals))} />
          ),
          'undo possible, under way, done': (
            <ActivityList
              {...args}
              labels={activity}
              days={today(globals, itemsOf(globals, (at) => states[at]).slice(0, 3))}
              undo={undo}
            />
          ),
          hover: (
            <ActivityList {...args} labels={activity} days={today(globals, one)} undo={undo} />
          ),
          focus: (
            <ActivityList {...args} labels={activity} days={today(globals, one)} undo={undo} />
          ),
          loading: <ActivityList {...args} labels={activity} pending />,
          empty: <ActivityList {...args} labels={activity} />,
          failed: (
            <ActivityList
              {...args}
              labels={activity}
              error={activityError}
              retry={{ label: retry, onAction: fn() }}
            />
          ),
        }}
      />
    );
  },
};

export const LoadsAgain: Story = {
  tags: ['!autodocs'],
  name: 'while it is loaded again, that is announced in place of the earlier error',
  args: { pending: true },
  render: (args, { globals }) => {
    const { activity, activityError } = adminCopy(globals);
    return <ActivityList {...args} labels={activity} error={activityError} />;
  },
  play: async ({ canvas, globals }) => {
    const { activity, activityError } = adminCopy(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(activity.loading);
    await expect(canvas.queryByText(activityError)).not.toBeInTheDocument();
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};

export const OnAPhone: Story = {
  tags: ['!autodocs'],
  name: 'the time is on the last line of a long detail on a phone',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  render: (args, { globals }) => {
    const detail = 'admin@campetto.app dalla rete 127.0.0.0';
    const [item] = itemsOf(globals);
    return (
      <ActivityList
        {...args}
        labels={adminCopy(globals).activity}
        days={item ? today(globals, [{ ...item, detail }]) : []}
      />
    );
  },
  play: async ({ canvas }) => {
    const detail = canvas.getByText(/^admin@/);
    const lines = [...detail.getClientRects()];
    await expect(lines).toHaveLength(2);
    const time = detail.nextElementSibling?.getBoundingClientRect();
    await expect(time?.top).toBeLessThan(lines.at(-1)?.bottom ?? 0);
  },
};

export const EveryKind: Story = {
  name: 'every kind of record',
  render: (args, { globals }) => {
    const { activity } = adminCopy(globals);
    return <ActivityList {...args} labels={activity} days={today(globals, itemsOf(globals))} />;
  },
};

export const Series: Story = {
  name: 'several changes are one line that opens; earlier ones are shown on demand',
  args: { more: { label: '', onAction: fn() } },
  render: (args, { globals }) => {
    const { activity, happened } = adminCopy(globals);
    const one = itemsOf(globals)[0];
    const members = [1, 2, 3].map((index) => ({ ...itemsOf(globals)[0], id: `${index}` }));
    const series = { ...one, text: happened.series, members } as ActivityItem;
    return (
      <ActivityList
        {...args}
        labels={activity}
        days={[
          ...today(globals, [series]),
          { id: 'before', name: happened.yesterday, items: itemsOf(globals).slice(1, 3) },
        ]}
        more={args.more && { ...args.more, label: happened.earlier }}
        all={{ label: happened.all, href: '#all' }}
      />
    );
  },
};

export const LongOnAPhone: Story = {
  name: '[DASH-4] a long name on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  render: (args, { globals }) => {
    const { activity, happened } = adminCopy(globals);
    return (
      <ActivityList
        {...args}
        labels={activity}
        days={today(globals, [
          {
            id: 'long',
            kind: 'restored',
            text: happened.long,
            detail: 'una-redattrice-con-un-nome-lunghissimo@campetto.app',
            time: happened.daysAgo,
            exactTime: happened.exact,
            dateTime: '2026-11-08',
          },
        ])}
      />
    );
  },
};
