import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { sampleVenue } from '../../sample-copy/venues.ts';
import { ConfirmModal, type ConfirmModalProps } from './ConfirmModal.tsx';

const LONG = sampleVenue('long', {}).name;

const meta = {
  title: 'Venue/ConfirmModal',
  component: ConfirmModal,
  args: {
    open: true,
    tone: 'info',
    labels: { title: '', message: '', cancel: '', confirm: '', close: '' },
    venueName: 'Padel Club Navigli',
    loading: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args, { globals }) => {
    const copy = venueCopy(globals);
    return (
      <ConfirmModal
        {...args}
        labels={args.tone === 'info' ? copy.approve : copy.discard}
        error={args.error && copy.errors[args.tone === 'info' ? 'approve' : 'discard']}
      />
    );
  },
} satisfies Meta<typeof ConfirmModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Approve: Story = {
  name: '[REV-10] approve: Enter confirms',
  play: async ({ args, globals }) => {
    const { approve } = venueCopy(globals);
    const panel = await screen.findByRole('alertdialog', { name: approve.title });
    await expect(panel).toHaveAccessibleDescription(`${args.venueName} ${approve.message}`);
    const confirm = screen.getByRole('button', { name: approve.confirm });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: approve.close }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const Discard: Story = {
  name: '[REV-10] discard: Enter cancels',
  args: { tone: 'warning', venueName: 'CAMPO DI CALCIO "BELVEDERE"' },
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
  name: '[REV-10] in flight: nothing closes it, nothing repeats it',
  args: { loading: true },
  play: async ({ args, globals }) => {
    const { approve } = venueCopy(globals);
    await userEvent.click(await screen.findByRole('button', { name: approve.confirm }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: approve.close }));
    await expect(screen.getByRole('button', { name: approve.cancel })).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: '[REV-11] failed: stays open and says why',
  args: { tone: 'warning', error: 'yes' },
  play: async ({ globals }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      venueCopy(globals).errors.discard,
    );
  },
};

export const LongOnAPhone: Story = {
  name: '[REV-10] a long name on a phone, in Italian',
  args: { tone: 'warning', venueName: LONG ?? '' },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};

function Opener({ globals, ...props }: ConfirmModalProps & { globals: Record<string, unknown> }) {
  const [open, setOpen] = useState(false);
  const { actions, approve } = venueCopy(globals);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{actions.approve}</Button>
      <ConfirmModal {...props} open={open} labels={approve} onCancel={() => setOpen(false)} />
    </>
  );
}

export const ReturnsFocus: Story = {
  name: '[REV-10] focus returns to where it was',
  render: (args, { globals }) => <Opener {...args} globals={globals} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
