import { overtakenByText } from '@campetto/messages/admin/decisions';
import { setAsideLabels } from '@campetto/messages/admin/set-aside';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { reviewCopy } from '../../sample-copy/review.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { sampleVenue } from '../../sample-copy/venues.ts';
import { SetAsideDialog, type SetAsideDialogProps } from './SetAsideDialog.tsx';

const { name = '', address } = sampleVenue('complete', {});

const labelsOf = (globals: Globals, isSetAside = false) =>
  setAsideLabels(i18nOf(globals), isSetAside);

/** Keeps what is typed, as the screen does. */
function Interactive({ globals, ...props }: SetAsideDialogProps & { globals: Globals }) {
  const [note, setNote] = useState(props.note);
  const isSetAside = props.onRequeue !== undefined;
  const { marked } = reviewCopy(globals);
  return (
    <SetAsideDialog
      {...props}
      labels={labelsOf(globals, isSetAside)}
      setAside={isSetAside ? marked.text : undefined}
      note={note}
      onNote={setNote}
    />
  );
}

const meta = {
  title: 'Review/SetAsideDialog',
  component: SetAsideDialog,
  args: {
    open: true,
    labels: labelsOf({}),
    venueName: name,
    venueAddress: address,
    note: '',
    onNote: fn(),
    pending: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { labels: { control: false } },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args, { globals }) => <Interactive {...args} globals={globals} />,
} satisfies Meta<typeof SetAsideDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new mark. Only one dialog can be open at a time: the others are separate stories. */
export const Matrix: Story = {};

const noteField = (globals: Globals) =>
  screen.findByRole('textbox', { name: (label) => label.startsWith(labelsOf(globals).note) });

export const Held: Story = {
  name: 'a key that is still held is not typed into the note',
  play: async ({ globals }) => {
    const note = await noteField(globals);
    await waitFor(() => expect(note).toHaveFocus());
    const isTyped = fireEvent.keyDown(note, { key: 'l', repeat: true });
    await expect(isTyped).toBe(false);
    await expect(fireEvent.keyDown(note, { key: 'l' })).toBe(true);
  },
};

export const Changed: Story = {
  name: 'set aside: the note can be changed, or the mark taken away',
  args: { note: 'Phone them after 6 pm', onRequeue: fn() },
  play: async ({ args, globals }) => {
    const labels = labelsOf(globals, true);
    await screen.findByRole('dialog', { name: labels.title });
    await expect(screen.getByText(reviewCopy(globals).marked.text)).toBeVisible();
    await expect(await noteField(globals)).toHaveValue('Phone them after 6 pm');
    await userEvent.click(screen.getByRole('button', { name: labels.requeue }));
    await expect(args.onRequeue).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  name: 'in flight',
  args: { pending: true, note: 'Phone them', onRequeue: fn() },
};

export const Failed: Story = {
  name: 'failed',
  args: { note: 'Phone them after 6 pm', error: 'Failed to set the venue aside.' },
};

export const Overtaken: Story = {
  name: 'somebody else has decided: says so, keeps the note, and can only be closed',
  args: { note: 'Phone them after 6 pm', onRequeue: fn() },
  render: (args, { globals }) => {
    const text = overtakenByText(i18nOf(globals), args.venueName, 'anna.rossi@campetto.example');
    return <Interactive {...args} overtaken={text.discarded} globals={globals} />;
  },
  play: async ({ args, globals }) => {
    const labels = labelsOf(globals, true);
    await expect(await screen.findByRole('alert')).toHaveTextContent('anna.rossi');
    await expect(screen.queryByText(labels.message)).toBeNull();
    const note = await noteField(globals);
    await userEvent.type(note, '{Enter}');
    await expect(note).toHaveValue('Phone them after 6 pm');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    for (const name of [labels.confirm, labels.requeue])
      await expect(screen.queryByRole('button', { name })).toBeNull();
  },
};

export const NoteInvalid: Story = {
  name: 'an invalid note',
  args: { note: 'Phone them', noteError: 'At most 300 characters.' },
};

export const Phone: Story = {
  name: 'a long name on a phone, in Italian, set aside',
  args: {
    venueName: sampleVenue('long', {}).name ?? '',
    venueAddress: sampleVenue('long', {}).address,
    note: 'Chiamare dopo le 18 e chiedere del campo piccolo',
    onRequeue: fn(),
  },
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ globals }) => {
    const { requeue, cancel } = labelsOf(globals, true);
    // The button is above the others, because side by side each label would take three lines.
    const above = await screen.findByRole('button', { name: requeue });
    await expect(above.getBoundingClientRect().bottom).toBeLessThan(
      screen.getByRole('button', { name: cancel }).getBoundingClientRect().top,
    );
  },
};
