import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
  name: '[DASH-4] every kind of record',
  render: (args, { globals }) => {
    const { activity } = adminCopy(globals);
    return <ActivityList {...args} labels={activity} days={today(globals, itemsOf(globals))} />;
  },
  play: async ({ canvas, globals }) => {
    const { activity, happened } = adminCopy(globals);
    const list = within(canvas.getByRole('region', { name: activity.title })).getByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(kinds.length);
    await expect(canvas.getByText(happened.imported)).toBeVisible();
    const [time] = canvas.getAllByTitle(happened.exact);
    await expect(time).toHaveTextContent(`${happened.justNow} (${happened.exact})`);
    await expect(time).toHaveAttribute('datetime', '2026-11-20T14:32:00Z');
  },
};

export const Series: Story = {
  name: '[DASH-6] several changes are one line that opens; earlier ones are shown on demand',
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
  play: async ({ args, canvas, globals }) => {
    const { happened } = adminCopy(globals);
    await expect(canvas.getByText(happened.series)).toBeVisible();
    await expect(canvas.getAllByText(happened.approved)[0]).not.toBeVisible();
    await userEvent.click(canvas.getByText(happened.series));
    await expect(canvas.getAllByText(happened.approved)).toHaveLength(3);
    await expect(canvas.getAllByText(happened.approved)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: happened.earlier }));
    await expect(args.more?.onAction).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: happened.all })).toBeVisible();
  },
};

export const TakenBack: Story = {
  name: '[DASH-4] what can be undone is, from here',
  args: { undo: { label: '', done: '', onUndo: fn() } },
  render: (args, { globals }) => {
    const { activity, happened } = adminCopy(globals);
    const { history } = findCopy(globals);
    const states = { approved: 'possible', discarded: 'under way', updated: 'done' } as const;
    return (
      <ActivityList
        {...args}
        labels={activity}
        undo={args.undo && { ...args.undo, label: history.undo, done: history.undone }}
        days={today(
          globals,
          (['approved', 'discarded', 'updated'] as const).map((kind) => ({
            id: kind,
            kind,
            text: happened[kind],
            detail: 'giulia@campetto.app',
            time: happened.hours,
            exactTime: happened.exact,
            dateTime: '2026-11-20T14:32:00Z',
            undo: states[kind],
          })),
        )}
      />
    );
  },
  play: async ({ args, canvas, globals }) => {
    const { happened } = adminCopy(globals);
    const { history } = findCopy(globals);
    const undo = (text: string) => canvas.getByRole('button', { name: `${history.undo}: ${text}` });
    await userEvent.click(undo(happened.discarded));
    await expect(args.undo?.onUndo).not.toHaveBeenCalled();
    await userEvent.click(undo(happened.approved));
    await expect(args.undo?.onUndo).toHaveBeenCalledWith('approved');
    await expect(canvas.getByText(history.undone)).toBeVisible();
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

export const Loading: Story = {
  name: '[DASH-4] loading',
  args: { pending: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(adminCopy(globals).activity.loading);
  },
};

export const Empty: Story = {
  name: '[DASH-4] nothing has happened',
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(adminCopy(globals).activity.empty)).toBeVisible();
  },
};

export const Failed: Story = {
  name: '[DASH-4] could not be loaded, with a way to try again',
  args: { retry: { label: '', onAction: fn() } },
  render: (args, { globals }) => {
    const { activity, activityError } = adminCopy(globals);
    return (
      <ActivityList
        {...args}
        labels={activity}
        error={activityError}
        retry={args.retry && { ...args.retry, label: findCopy(globals).retry }}
      />
    );
  },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminCopy(globals).activityError);
    await userEvent.click(canvas.getByRole('button', { name: findCopy(globals).retry }));
    await expect(args.retry?.onAction).toHaveBeenCalledOnce();
  },
};
