import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { findCopy } from '../../sample-copy/find.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { guide } from './DuplicatesDialog.guide.ts';
import { DuplicatesDialog } from './DuplicatesDialog.tsx';
import type { DuplicateField, DuplicateSide, DuplicatesDialogProps } from './types.ts';

type Globals = Record<string, unknown>;

const VALUES = {
  name: ['Padel Club Navigli', 'PADEL NAVIGLI MILANO A.S.D.'],
  phone: ['+39 02 0000 0000', '+39 02 0000 0000'],
  website: ['', 'https://padelnavigli.example/prenotazioni/campi'],
  address: ['Alzaia Naviglio Grande 112, Milano', 'Alzaia Naviglio Grande, 112/A, 20144 Milano'],
  postalCode: ['20144', '20144'],
  coordinates: ['45.448920, 9.160470', '45.449204, 9.160102'],
} as const;

function sampleFields(globals: Globals): DuplicateField[] {
  const { sportsOfDuplicates, duplicateFields } = findCopy(globals);
  const pairs = {
    ...VALUES,
    sports: [sportsOfDuplicates.venue, sportsOfDuplicates.duplicate] as const,
  };
  return (Object.keys(duplicateFields) as (keyof typeof duplicateFields)[]).map((id) => ({
    id,
    label: duplicateFields[id],
    values: { venue: pairs[id][0], duplicate: pairs[id][1] },
    differs: pairs[id][0] !== pairs[id][1],
    copyTo: id === 'coordinates' ? [] : ['venue', 'duplicate'],
  }));
}

interface StatefulProps extends DuplicatesDialogProps {
  globals: Globals;
  /** Already carried over, by field. */
  first?: Record<string, DuplicateSide>;
}

function Stateful({ globals, first = {}, ...props }: StatefulProps) {
  const copy = findCopy(globals);
  const { status } = venueCopy(globals);
  const original = sampleFields(globals);
  const [copied, setCopied] = useState(first);
  const fields = original.map((field) => {
    const to = copied[field.id];
    if (to === undefined) return field;
    const value = field.values[to === 'venue' ? 'duplicate' : 'venue'];
    return { ...field, copied: to, differs: false, values: { venue: value, duplicate: value } };
  });
  return (
    <DuplicatesDialog
      {...props}
      labels={copy.duplicates}
      similarity={copy.similarity}
      fields={fields}
      venue={{ ...props.venue, status: { ...props.venue.status, label: status.pending } }}
      duplicate={{
        ...props.duplicate,
        status: { ...props.duplicate.status, label: status.approved },
      }}
      pager={props.pager && { ...props.pager, ...copy.pager }}
      onCopy={(id, to) => {
        setCopied({ ...copied, [id]: to });
        props.onCopy(id, to);
      }}
      onUndoCopy={(id) => {
        setCopied(({ [id]: _, ...rest }) => rest);
        props.onUndoCopy(id);
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
    venue: {
      name: VALUES.name[0],
      status: { label: venueCopy({}).status.pending, tone: 'warning' },
      court: 'padel',
    },
    duplicate: {
      name: VALUES.name[1],
      status: { label: venueCopy({}).status.approved, tone: 'positive' },
      court: 'tennis',
    },
    similarity: findCopy({}).similarity,
    fields: sampleFields({}),
    pager: { ...findCopy({}).pager, onPrevious: fn(), onNext: fn() },
    onCopy: fn(),
    onUndoCopy: fn(),
    onDiscard: fn(),
    onKeepBoth: fn(),
    onClose: fn(),
  },
  argTypes: {
    labels: { control: false },
    fields: { control: false },
    similarity: { control: false },
    pending: { control: 'select', options: [undefined, 'venue', 'duplicate', 'keepBoth'] },
  },
  parameters: { guide, docs: { story: { inline: false, height: '760px' } } },
  render: (args, { globals }) => <Stateful {...args} globals={globals} />,
} satisfies Meta<typeof DuplicatesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that are equal, differ, are copied and cannot be. Only one dialog can be open at a time. */
export const Matrix: Story = {
  render: (args, { globals }) => (
    <Stateful {...args} first={{ website: 'venue' }} globals={globals} />
  ),
};

const button = (name: string) => screen.getByRole('button', { name });

export const Compared: Story = {
  name: 'differences are marked by sign, weight and words',
  play: async ({ args, globals }) => {
    const { similarity, pager, duplicateFields, duplicates } = findCopy(globals);
    const dialog = await screen.findByRole('dialog', { name: duplicates.title });
    await expect(dialog).toBeVisible();
    for (const fact of similarity) await expect(screen.getByText(fact)).toBeVisible();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toContain(`${duplicateFields.name} (${duplicates.differs})`);
    await expect(terms).toContain(`${duplicateFields.phone} (${duplicates.same})`);
    await expect(screen.getByText(duplicates.empty)).toBeInTheDocument();
    await userEvent.click(button(pager.next));
    await expect(args.pager?.onNext).toHaveBeenCalledOnce();
    await userEvent.click(button(pager.previous));
    await expect(args.pager?.onPrevious).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = {
  name: 'a field is carried over, and back',
  play: async ({ args, globals }) => {
    const { duplicateFields, duplicates } = findCopy(globals);
    await screen.findByRole('dialog');
    const copyOf = (field: string) => `${duplicates.copyTo.venue}: ${field}`;
    // Nothing to carry: an empty value, an equal one, one that cannot be written.
    for (const name of [
      `${duplicates.copyTo.duplicate}: ${duplicateFields.website}`,
      copyOf(duplicateFields.phone),
      copyOf(duplicateFields.coordinates),
    ]) {
      await expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    const carry = button(copyOf(duplicateFields.website));
    carry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith('website', 'venue');
    await expect(screen.getAllByText(VALUES.website[1])).toHaveLength(2);
    await expect(screen.getByText(duplicates.copied)).toBeVisible();
    await expect(button(`${duplicates.undoCopy}: ${duplicateFields.website}`)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndoCopy).toHaveBeenCalledWith('website');
    await expect(button(copyOf(duplicateFields.website))).toHaveFocus();
    await userEvent.click(button(`${duplicates.copyTo.duplicate}: ${duplicateFields.name}`));
    await expect(args.onCopy).toHaveBeenLastCalledWith('name', 'duplicate');
  },
};

export const Decided: Story = {
  name: 'either goes as a duplicate, or both stay',
  play: async ({ args, globals }) => {
    const { duplicates } = findCopy(globals);
    await screen.findByRole('dialog');
    await userEvent.click(button(duplicates.discardVenue));
    await expect(args.onDiscard).toHaveBeenLastCalledWith('venue');
    await userEvent.click(button(duplicates.discardDuplicate));
    await expect(args.onDiscard).toHaveBeenLastCalledWith('duplicate');
    await userEvent.click(button(duplicates.keepBoth));
    await expect(args.onKeepBoth).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Discarding: Story = {
  name: 'while one is discarded nothing else can be done',
  args: { pending: 'venue' },
  play: async ({ args, globals }) => {
    const { duplicates } = findCopy(globals);
    await screen.findByRole('dialog');
    const main = button(duplicates.discardVenue);
    await waitFor(() => expect(main).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(main);
    await expect(button(duplicates.discardDuplicate)).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'a failed discard stays open',
  render: (args, { globals }) => (
    <Stateful {...args} globals={globals} error={venueCopy(globals).errors.discard} />
  ),
  play: async ({ globals }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      venueCopy(globals).errors.discard,
    );
  },
};

export const OnAPhoneItalian: Story = {
  name: 'on a phone, in Italian: no button breaks its words',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ globals }) => {
    const { duplicates } = findCopy(globals);
    await screen.findByRole('dialog');
    const heights = [duplicates.keepBoth, duplicates.discardDuplicate, duplicates.discardVenue].map(
      (name) => button(name).offsetHeight,
    );
    await expect(new Set(heights).size).toBe(1);
  },
};

export const OnAPhone: Story = {
  ...OnAPhoneItalian,
  name: 'the same in English',
  globals: { viewport: { value: 'phone' }, language: 'en' },
};
