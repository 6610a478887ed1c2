import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { findCopy } from '../../sample-copy/find.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { DuplicatesDialog } from './DuplicatesDialog.tsx';
import { sampleCluster } from './sampleCluster.ts';
import type { DuplicatesDialogProps } from './types.ts';

interface StatefulProps extends DuplicatesDialogProps {
  globals: Globals;
  count: number;
  long?: boolean;
}

/** Keeps what is chosen, as the screen does. */
function Stateful({ globals, count, long = false, ...props }: StatefulProps) {
  const { duplicates: labels, cluster } = findCopy(globals);
  const [keep, setKeep] = useState('2');
  const [sources, setSources] = useState<Record<string, string>>({ phone: '2', website: '1' });
  const [different, setDifferent] = useState<readonly string[]>([]);
  const { records, fields, equal } = sampleCluster(globals, count, long);
  const taken = Object.values(sources).filter((source) => source !== keep).length;
  return (
    <DuplicatesDialog
      {...props}
      labels={labels}
      records={records.map((record) => ({ ...record, different: different.includes(record.id) }))}
      keep={keep}
      fields={fields.map((field) => ({ ...field, source: sources[field.id] ?? keep }))}
      equal={equal}
      summary={cluster.summary({
        taken,
        discarded: count - 1 - different.length,
        different: different.length,
      })}
      onKeep={(id) => {
        setKeep(id);
        props.onKeep(id);
      }}
      onDifferent={(id, isDifferent) => {
        setDifferent(isDifferent ? [...different, id] : different.filter((one) => one !== id));
        props.onDifferent(id, isDifferent);
      }}
      onTake={(field, id) => {
        setSources({ ...sources, [field]: id });
        props.onTake(field, id);
      }}
    />
  );
}

const meta = {
  title: 'Review/DuplicatesDialog',
  component: DuplicatesDialog,
  args: {
    open: true,
    labels: findCopy({}).duplicates,
    ...sampleCluster({}, 3),
    keep: '2',
    notes: [],
    summary: '',
    confirmable: true,
    onKeep: fn(),
    onDifferent: fn(),
    onTake: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
  argTypes: {
    labels: { control: false },
    records: { control: false },
    fields: { control: false },
    equal: { control: false },
    error: { control: false },
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  render: (args, { globals }) => <Stateful {...args} count={3} globals={globals} />,
} satisfies Meta<typeof DuplicatesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));

/** Kept, discarded and taken out; chosen, possible and empty values. Only one dialog can be open at a time. */
export const Matrix: Story = {
  render: (args, { globals }) => (
    <Stateful
      {...args}
      count={4}
      notes={[findCopy(globals).cluster.approvedStays]}
      globals={globals}
    />
  ),
  play: async ({ globals }) => {
    const { duplicates } = findCopy(globals);
    await screen.findByRole('dialog');
    const marks = screen.getAllByRole('checkbox', { name: duplicates.different });
    await userEvent.click(marks[3] as HTMLElement);
  },
};

export const Two: Story = {
  name: 'two records: the differing fields, the equal ones collapsed',
  render: (args, { globals }) => <Stateful {...args} count={2} globals={globals} />,
  play: async ({ args, globals }) => {
    const { duplicates, duplicateFields, cluster } = findCopy(globals);
    await expect(await screen.findByRole('dialog', { name: duplicates.title })).toBeVisible();
    await expect(group(duplicates.keep).getAllByRole('radio')).toHaveLength(2);
    const website = group(duplicateFields.website).getAllByRole('radio');
    // An empty value cannot be chosen.
    await expect(website).toHaveLength(1);
    await expect(website[0]).toBeChecked();
    await expect(screen.queryByRole('radiogroup', { name: duplicateFields.postalCode })).toBeNull();
    await userEvent.click(screen.getByText(cluster.equal(1)));
    await expect(screen.getByText(duplicateFields.postalCode)).toBeVisible();
    await userEvent.click(button(duplicates.confirm));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = {
  name: 'one stays, takes a value of another, a third is not a duplicate',
  play: async ({ args, globals }) => {
    const { duplicates, duplicateFields, cluster } = findCopy(globals);
    await screen.findByRole('dialog');
    const status = screen.getByRole('status');
    await expect(status).toHaveTextContent(
      cluster.summary({ taken: 1, discarded: 2, different: 0 }),
    );
    const [first, second] = group(duplicates.keep).getAllByRole('radio');
    await expect(second).toBeChecked();
    await expect(second).toHaveAccessibleDescription('PADEL NAVIGLI MILANO A.S.D.');
    second?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toBeChecked();
    await expect(args.onKeep).toHaveBeenLastCalledWith('1');
    await userEvent.keyboard('{ArrowDown}');
    const [name] = group(duplicateFields.name).getAllByRole('radio');
    await expect(name).toHaveAccessibleName(/Padel Club Navigli/);
    await userEvent.click(name as HTMLElement);
    await expect(args.onTake).toHaveBeenCalledWith('name', '1');
    const marks = screen.getAllByRole('checkbox', { name: duplicates.different });
    await userEvent.click(marks[2] as HTMLElement);
    await expect(args.onDifferent).toHaveBeenCalledWith('3', true);
    await expect(group(duplicateFields.name).getAllByRole('radio')).toHaveLength(2);
    await expect(group(duplicates.keep).getAllByRole('radio')[2]).toBeDisabled();
    await expect(status).toHaveTextContent(
      cluster.summary({ taken: 2, discarded: 1, different: 1 }),
    );
    await userEvent.click(marks[0] as HTMLElement);
    // The last record of the cluster cannot be taken out.
    await expect(marks[1]).toBeDisabled();
  },
};

export const Together: Story = {
  name: 'the values of all can be chosen together; records of one name are numbered',
  render: (args, { globals }) => <Stateful {...args} count={3} long globals={globals} />,
  play: async ({ args, globals }) => {
    const { duplicateFields, sportsOfDuplicates } = findCopy(globals);
    await screen.findByRole('dialog');
    const all = group(duplicateFields.sports).getByRole('radio', {
      name: sportsOfDuplicates.together,
    });
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(args.onTake).toHaveBeenLastCalledWith('sports', 'all');
    const names = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    await expect(names.map((name) => name?.slice(-3))).toEqual(['(1)', 'ICA', '(2)']);
  },
};

export const ByEnter: Story = {
  tags: ['!autodocs'],
  name: 'Enter on a choice confirms',
  play: async ({ args, globals }) => {
    const { duplicates } = findCopy(globals);
    await screen.findByRole('dialog');
    group(duplicates.keep).getAllByRole('radio')[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const NothingToConfirm: Story = {
  tags: ['!autodocs'],
  name: 'Enter confirms nothing while the decision is incomplete',
  args: { confirmable: false },
  play: async ({ args, globals }) => {
    const { duplicates } = findCopy(globals);
    await screen.findByRole('dialog');
    group(duplicates.keep).getAllByRole('radio')[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Five: Story = {
  name: 'five records, of more',
  render: (args, { globals }) => (
    <Stateful {...args} count={5} notes={[findCopy(globals).cluster.hasMore]} globals={globals} />
  ),
  play: async ({ globals }) => {
    const { duplicates } = findCopy(globals);
    await screen.findByRole('dialog');
    await expect(group(duplicates.keep).getAllByRole('radio')).toHaveLength(5);
  },
};

export const Eight: Story = {
  name: 'eight records scroll beside the names of the fields',
  render: (args, { globals }) => <Stateful {...args} count={8} globals={globals} />,
};

export const Long: Story = {
  name: 'long names and values break',
  render: (args, { globals }) => <Stateful {...args} count={3} long globals={globals} />,
};

export const Pending: Story = {
  name: 'while it is confirmed nothing else can be done',
  args: { pending: true },
  play: async ({ args, globals }) => {
    const { duplicates } = findCopy(globals);
    await screen.findByRole('dialog');
    const confirm = button(duplicates.confirm);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(confirm);
    await expect(button(duplicates.cancel)).toBeDisabled();
    for (const radio of screen.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Conflict: Story = {
  name: 'a conflict keeps the choices',
  render: (args, { globals }) => (
    <Stateful
      {...args}
      count={3}
      globals={globals}
      error={{ text: findCopy(globals).cluster.conflict('Padel Navigli') }}
    />
  ),
  play: async ({ globals }) => {
    const { duplicates, cluster } = findCopy(globals);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      cluster.conflict('Padel Navigli'),
    );
    await expect(group(duplicates.keep).getAllByRole('radio')[1]).toBeChecked();
    await expect(button(duplicates.confirm)).toBeEnabled();
  },
};

export const Loading: Story = {
  name: 'while the records are loading',
  render: (args, { globals }) => (
    <DuplicatesDialog {...args} labels={findCopy(globals).duplicates} records={undefined} />
  ),
};

export const None: Story = {
  name: 'no possible duplicates any more',
  render: (args, { globals }) => (
    <DuplicatesDialog {...args} labels={findCopy(globals).duplicates} records={[]} />
  ),
};

export const NotLoaded: Story = {
  name: 'a failure to load can be tried again',
  render: (args, { globals }) => {
    const { duplicates, cluster } = findCopy(globals);
    const { load, retry } = cluster.failed;
    return (
      <DuplicatesDialog
        {...args}
        labels={duplicates}
        records={[]}
        error={{ text: load, retry: { label: retry, onAction: args.onConfirm } }}
      />
    );
  },
  play: async ({ args, globals }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: findCopy(globals).cluster.failed.retry }),
    );
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  ...Five,
  name: 'on a phone the records are one below another, with the values to choose',
  globals: { viewport: { value: 'phone' } },
  play: async ({ globals }) => {
    const { duplicates, duplicateFields } = findCopy(globals);
    await screen.findByRole('dialog');
    const [first, second] = group(duplicates.keep).getAllByRole('radio');
    const topOf = (element?: Element) => element?.getBoundingClientRect().top ?? 0;
    await expect(topOf(second)).toBeGreaterThan(topOf(first) + 44);
    const website = screen.getByRole('radiogroup', { name: duplicateFields.website });
    for (const empty of within(website).getAllByText(duplicates.empty)) {
      await expect(empty).not.toBeVisible();
    }
    await expect(screen.getByRole('status')).toBeVisible();
  },
};

export const OnAPhoneItalian: Story = {
  ...OnAPhone,
  name: 'the same in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};

export const Dark: Story = { ...Five, name: 'in the dark theme', globals: { theme: 'dark' } };

/** The status of a record, as a card names it. */
export const Statuses: Story = {
  name: 'an approved record stays',
  play: async ({ globals }) => {
    const { status } = venueCopy(globals);
    await screen.findByRole('dialog');
    await expect(screen.getAllByText(status.approved)[0]).toBeVisible();
  },
};
