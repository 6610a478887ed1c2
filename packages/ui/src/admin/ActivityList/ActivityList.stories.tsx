import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminCopy } from '../../sample-copy/admin.ts';
import { findCopy } from '../../sample-copy/find.ts';
import type { ActivityKind } from './ActivityIcon.tsx';
import { ActivityList } from './ActivityList.tsx';

const kinds: ActivityKind[] = [
  'approved',
  'discarded',
  'restored',
  'updated',
  'created',
  'imported',
  'undone',
];

const meta = {
  title: 'Admin/ActivityList',
  component: ActivityList,
  args: { labels: { title: '', empty: '', loading: '' }, items: [], loading: false },
  render: (args, { globals }) => <ActivityList {...args} labels={adminCopy(globals).activity} />,
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  name: '[DASH-4] every kind of record',
  render: (args, { globals }) => {
    const { activity, happened } = adminCopy(globals);
    return (
      <ActivityList
        {...args}
        labels={activity}
        items={kinds.map((kind, index) => ({
          id: kind,
          kind,
          text: happened[kind],
          detail: index % 2 === 0 ? 'giulia@campetto.app' : undefined,
          time: index === 0 ? happened.justNow : happened.hours,
          dateTime: '2026-11-20T14:32:00Z',
        }))}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { activity, happened } = adminCopy(globals);
    const list = within(canvas.getByRole('region', { name: activity.title })).getByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(kinds.length);
    await expect(canvas.getByText(happened.imported)).toBeVisible();
    await expect(canvas.getByText(happened.justNow)).toHaveAttribute(
      'datetime',
      '2026-11-20T14:32:00Z',
    );
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
        items={(['approved', 'discarded', 'updated'] as const).map((kind) => ({
          id: kind,
          kind,
          text: happened[kind],
          detail: 'giulia@campetto.app',
          time: happened.hours,
          dateTime: '2026-11-20T14:32:00Z',
          undo: states[kind],
        }))}
      />
    );
  },
  play: async ({ args, canvas, globals }) => {
    const { happened } = adminCopy(globals);
    const { history } = findCopy(globals);
    const undo = (text: string) => canvas.getByRole('button', { name: `${history.undo} ${text}` });
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
        items={[
          {
            id: 'long',
            kind: 'restored',
            text: happened.long,
            detail: 'una-redattrice-con-un-nome-lunghissimo@campetto.app',
            time: happened.daysAgo,
            dateTime: '2026-11-08',
          },
        ]}
      />
    );
  },
};

export const Loading: Story = {
  name: '[DASH-4] loading',
  args: { loading: true },
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
  name: '[DASH-4] could not be loaded',
  render: (args, { globals }) => {
    const { activity, activityError } = adminCopy(globals);
    return <ActivityList {...args} labels={activity} error={activityError} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminCopy(globals).activityError);
  },
};
