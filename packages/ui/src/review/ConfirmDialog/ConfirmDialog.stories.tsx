import { overtakenByText } from '@campetto/messages/admin/decisions';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { reviewCopy } from '../../sample-copy/review.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { sampleVenue } from '../../sample-copy/venues.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const LONG = sampleVenue('long', {}).name;

const meta = {
  title: 'Review/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    tone: 'brand',
    labels: venueCopy({}).approve,
    subject: 'Padel Club Navigli',
    pending: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['brand', 'warning'] },
    labels: { control: false },
    reasons: { control: false },
    remember: { control: false },
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args, { globals }) => {
    const copy = venueCopy(globals);
    return (
      <ConfirmDialog
        {...args}
        labels={args.tone === 'brand' ? copy.approve : copy.discard}
        error={args.error && copy.errors[args.tone === 'brand' ? 'approve' : 'discard']}
      />
    );
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps what is chosen, as the screen does. */
function Interactive({ globals, ...props }: ConfirmDialogProps & { globals: Globals }) {
  const copy = venueCopy(globals);
  const { reasons, remember } = reviewCopy(globals);
  const { legend, note, noteMissing, optional, ...labels } = reasons;
  const [value, setValue] = useState<string>();
  const [words, setWords] = useState('');
  const [spared, setSpared] = useState(false);
  const [missing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      {...props}
      labels={copy.discard}
      reasons={{
        legend,
        options: Object.entries(labels).map(([value, label]) => ({ value, label })),
        value,
        onChange: setValue,
        shortcuts: true,
        note: {
          label: note,
          optional,
          value: words,
          onChange: setWords,
          required: value === 'other',
          error: missing ? noteMissing : undefined,
        },
      }}
      onConfirm={() => {
        setMissing(value === 'other' && words === '');
        props.onConfirm();
      }}
      remember={{ label: remember, checked: spared, onChange: setSpared }}
    />
  );
}

/** With all its fields. Only one dialog can be open at a time: the others are separate stories. */
export const Matrix: Story = {
  args: { tone: 'warning', detail: sampleVenue('complete', {}).address },
  render: (args, { globals }) => <Interactive {...args} globals={globals} />,
};

export const Approve: Story = {
  name: '[REV-10] approve: Enter confirms',
  play: async ({ args, globals }) => {
    const { approve } = venueCopy(globals);
    const panel = await screen.findByRole('alertdialog', { name: approve.title });
    await expect(panel).toHaveAccessibleDescription(`${args.subject} ${approve.message}`);
    const confirm = screen.getByRole('button', { name: approve.confirm });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: approve.close }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const ShortName: Story = {
  tags: ['!autodocs'],
  name: '[REV-10] shows a name that happens to be a part of the message too',
  args: { subject: 'list' },
  globals: { language: 'en' },
  play: async ({ args, globals }) => {
    const { approve } = venueCopy(globals);
    const panel = await screen.findByRole('alertdialog', { name: approve.title });
    await expect(approve.message).toContain(args.subject);
    await expect(panel).toHaveAccessibleDescription(`${args.subject} ${approve.message}`);
  },
};

export const Discard: Story = {
  name: '[REV-10] discard: Enter cancels',
  args: { tone: 'warning', subject: 'CAMPO DI CALCIO "BELVEDERE"' },
  play: async ({ args, globals }) => {
    const { discard } = venueCopy(globals);
    await screen.findByRole('alertdialog', { name: discard.title });
    const cancel = screen.getByRole('button', { name: discard.cancel });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  name: 'in flight',
  args: { pending: true },
};

export const Failed: Story = {
  name: 'failed',
  args: { tone: 'warning', error: 'yes' },
};

export const Overtaken: Story = {
  name: 'somebody else has decided: says so, keeps what was typed, and can only be closed',
  args: { tone: 'warning' },
  render: (args, { globals }) => {
    const text = overtakenByText(i18nOf(globals), args.subject, 'anna.rossi@campetto.example');
    return <Interactive {...args} overtaken={text.approved} globals={globals} />;
  },
  play: async ({ args, globals }) => {
    const { discard } = venueCopy(globals);
    await expect(await screen.findByRole('alert')).toHaveTextContent('anna.rossi');
    await expect(screen.queryByText(discard.message)).toBeNull();
    await expect(screen.queryByRole('button', { name: discard.confirm })).toBeNull();
    const note = screen.getByRole('textbox');
    await userEvent.type(note, 'Private garden{Enter}');
    await expect(note).toHaveValue('Private garden');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const [close] = screen.getAllByRole('button', { name: discard.close });
    if (close) await userEvent.click(close);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const LongOnAPhone: Story = {
  name: '[REV-10] a long name on a phone, in Italian',
  args: { tone: 'warning', subject: LONG ?? '', detail: sampleVenue('long', {}).address },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};

export const WithReasons: Story = {
  name: '[REV-10] discard asks why: arrows choose, Enter confirms, Escape cancels',
  args: { tone: 'warning' },
  render: (args, { globals }) => <Interactive {...args} globals={globals} />,
  play: async ({ args, globals }) => {
    const { discard } = venueCopy(globals);
    const { reasons, remember } = reviewCopy(globals);
    const panel = await screen.findByRole('alertdialog', { name: discard.title });
    await expect(panel).toHaveAccessibleDescription(`${args.subject} ${discard.message}`);
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: reasons.duplicate })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: reasons.closed })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('radio', { name: reasons.other }));
    const note = screen.getByRole('textbox', { name: reasons.note });
    await expect(note).toBeRequired();
    await userEvent.type(note, 'Private garden{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('checkbox', { name: remember }));
    await expect(screen.getByRole('checkbox', { name: remember })).toBeChecked();
  },
};

export const ByDigits: Story = {
  name: '[REV-10] digits choose the reason, except in the note; Enter confirms',
  args: { tone: 'warning', detail: sampleVenue('complete', {}).address },
  globals: { viewport: { value: 'desktop' } },
  render: (args, { globals }) => <Interactive {...args} globals={globals} />,
  play: async ({ args, globals }) => {
    const { discard } = venueCopy(globals);
    const { reasons } = reviewCopy(globals);
    const panel = await screen.findByRole('alertdialog', { name: discard.title });
    await expect(panel).toHaveAccessibleDescription(
      `${args.subject} ${args.detail} ${discard.message}`,
    );
    const closed = screen.getByRole('radio', { name: reasons.closed });
    const other = screen.getByRole('radio', { name: reasons.other });
    await expect(closed).toHaveAttribute('aria-keyshortcuts', '2');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: reasons.duplicate })).toHaveFocus(),
    );
    // A digit works wherever the focus is in the dialog.
    screen.getByRole('button', { name: discard.cancel }).focus();
    await userEvent.keyboard('2');
    await expect(closed).toBeChecked();
    await expect(closed).toHaveFocus();
    await userEvent.keyboard('{Control>}6{/Control}9');
    await expect(closed).toBeChecked();
    const note = screen.getByRole('textbox');
    await userEvent.type(note, '6');
    await expect(note).toHaveValue('6');
    await expect(closed).toBeChecked();
    closed.focus();
    await userEvent.keyboard('6');
    await expect(other).toBeChecked();
    // This reason needs a note, so the note gets the focus, and the next digit is a part of it.
    await expect(note).toHaveFocus();
    await userEvent.keyboard('2{Enter}');
    await expect(other).toBeChecked();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const WithReasonsFailing: Story = {
  tags: ['!autodocs'],
  ...WithReasons,
  name: '[REV-10] the same on a small phone, in Italian: leads to the note that is missing',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ globals }) => {
    const { reasons } = reviewCopy(globals);
    await userEvent.click(await screen.findByRole('radio', { name: reasons.other }));
    await userEvent.click(screen.getByRole('button', { name: venueCopy(globals).discard.confirm }));
    const note = screen.getByRole('textbox', { name: reasons.note });
    await expect(note).toHaveAccessibleDescription(reasons.noteMissing);
    await expect(note).toHaveFocus();
    // From the note itself too, which is read again because it gets the focus again.
    const onFocus = fn();
    note.addEventListener('focus', onFocus);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onFocus).toHaveBeenCalledOnce());
  },
};

function Failing({ globals, ...props }: ConfirmDialogProps & { globals: Globals }) {
  const [error, setError] = useState<string>();
  const { discard, errors } = venueCopy(globals);
  return (
    <ConfirmDialog
      {...props}
      labels={discard}
      error={error}
      onConfirm={() => setError(errors.discard)}
    />
  );
}

export const FailedOnAPhone: Story = {
  tags: ['!autodocs'],
  name: '[REV-11] a failure comes into view, however far the question was scrolled',
  args: { tone: 'warning', subject: Array(12).fill(LONG).join(' ') },
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => <Failing {...args} globals={globals} />,
  play: async ({ globals }) => {
    const { discard } = venueCopy(globals);
    const panel = await screen.findByRole('alertdialog', { name: discard.title });
    panel.scrollTop = panel.scrollHeight;
    const confirm = screen.getByRole('button', { name: discard.confirm });
    await userEvent.click(confirm);
    const error = (await screen.findByRole('alert')).getBoundingClientRect();
    const title = screen.getByRole('heading', { name: discard.title }).getBoundingClientRect();
    await expect(error.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(error.bottom).toBeLessThanOrEqual(confirm.getBoundingClientRect().top);
  },
};

export const OnATurnedPhone: Story = {
  name: 'on a turned phone, the buttons stay in sight and cover nothing that has the focus',
  args: { tone: 'warning', detail: sampleVenue('complete', {}).address },
  globals: { viewport: { value: 'phoneTurned' } },
  render: (args, { globals }) => <Interactive {...args} globals={globals} />,
  play: async ({ globals }) => {
    const { discard } = venueCopy(globals);
    const panel = await screen.findByRole('alertdialog', { name: discard.title });
    const buttons = [discard.cancel, discard.confirm].map((name) =>
      screen.getByRole('button', { name }),
    );
    const { bottom } = panel.getBoundingClientRect();
    async function expectClear(field: HTMLElement) {
      await expect(field).toHaveFocus();
      for (const button of buttons) {
        const box = button.getBoundingClientRect();
        await expect(box.bottom).toBeLessThanOrEqual(bottom);
        await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.top);
      }
    }
    const [first, ...others] = [...screen.getAllByRole('radio'), screen.getByRole('textbox')];
    await waitFor(() => expectClear(first as HTMLElement));
    for (const field of others) {
      panel.scrollTop = 0;
      field.focus();
      await expectClear(field);
    }
  },
};
