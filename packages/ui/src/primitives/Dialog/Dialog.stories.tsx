import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { focusWhenRemoved } from '../../docs/focusWhenRemoved.ts';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/index.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogRegistry, type RegisterDialog } from './DialogRegistry.ts';
import type { DialogProps } from './types.ts';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Discard this venue?',
    closeLabel: 'Close',
    closeDisabled: false,
    tone: undefined,
    size: 'prompt',
    urgent: false,
    onClose: fn(),
    onSubmit: fn(),
  },
  argTypes: {
    tone: { control: 'select', options: ['brand', 'positive', 'warning', 'critical'] },
    size: { control: 'inline-radio', options: ['prompt', 'form', 'wide', 'full'] },
    title: { control: false },
    closeLabel: { control: false },
    description: { control: false },
    describedBy: { control: false },
    footer: { control: false },
    children: { control: false },
  },
  // In a frame, because an open dialog would cover the page of documentation.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

interface FormFooterProps {
  actions: { cancel: string; save: string };
  onCancel: () => void;
}

const FormFooter = ({ actions, onCancel }: FormFooterProps) => (
  <>
    <Button onClick={onCancel}>{actions.cancel}</Button>
    <Button type="submit" tone="brand">
      {actions.save}
    </Button>
  </>
);

/** A dialog with all parts. Only one can be open at a time: other sizes and uses are separate stories. */
export const Matrix: Story = {
  args: { tone: 'brand', size: 'form' },
  render: (args, { globals }) => {
    const { actions, dialog, fields, messages } = primitivesCopy(globals);
    return (
      <Dialog
        {...args}
        title={dialog.formTitle}
        description={messages.conflict}
        closeLabel={actions.close}
        footer={<FormFooter actions={actions} onCancel={args.onClose} />}
      >
        <Stack>
          <TextField label={fields.name} defaultValue="Padel Club Navigli" required />
          <TextField label={fields.email} note={fields.optional} type="email" />
          <TextArea label={fields.address} hint={fields.notes} />
        </Stack>
      </Dialog>
    );
  },
};

export const Prompt: Story = {
  render: ({ onSubmit, ...args }, { globals }) => {
    const { actions, dialog } = primitivesCopy(globals);
    return (
      <Dialog
        {...args}
        tone="warning"
        title={dialog.title}
        description={dialog.description}
        closeLabel={actions.close}
        footer={
          <>
            <Button onClick={args.onClose}>{actions.cancel}</Button>
            <Button tone="critical" onClick={onSubmit} autoFocus>
              {actions.discard}
            </Button>
          </>
        }
      />
    );
  },
  play: async ({ args, globals }) => {
    const { actions, dialog } = primitivesCopy(globals);
    const panel = await screen.findByRole('dialog', { name: dialog.title });
    await expect(panel).toHaveAccessibleDescription(dialog.description);
    await expect(screen.getByRole('button', { name: actions.discard })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: actions.close }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** The close functions of the open dialogs, as an app has them to close the dialogs on Back. */
const closers = new Set<() => void>();
const register: RegisterDialog = (close) => {
  closers.add(close);
  return () => void closers.delete(close);
};

export const CloseDisabled: Story = {
  ...Prompt,
  name: 'stays open while something is under way',
  args: { closeDisabled: true },
  decorators: [
    (Shown) => (
      <DialogRegistry value={register}>
        <Shown />
      </DialogRegistry>
    ),
  ],
  play: async ({ args, globals }) => {
    const close = await screen.findByRole('button', {
      name: primitivesCopy(globals).actions.close,
    });
    await expect(close).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(close);
    await userEvent.keyboard('{Escape}');
    await expect(closers.size).toBe(1);
    for (const closeByApp of closers) closeByApp();
    await expect(args.onClose).not.toHaveBeenCalled();
    const picture = screen.getByRole('dialog').querySelector('svg')?.getBoundingClientRect();
    const cross = close.getBoundingClientRect();
    // The close button is level with the icon beside the title.
    await expect(cross.top + cross.height / 2).toBeCloseTo(
      (picture?.top ?? 0) + (picture?.height ?? 0) / 2,
      0,
    );
  },
};

export const PromptOnAPhone: Story = { ...Prompt, globals: { viewport: { value: 'phoneWide' } } };

export const Form: Story = {
  args: { size: 'form' },
  render: (args, { globals }) => {
    const { actions, dialog, fields } = primitivesCopy(globals);
    return (
      <Dialog
        {...args}
        title={dialog.formTitle}
        closeLabel={actions.close}
        footer={<FormFooter actions={actions} onCancel={args.onClose} />}
      >
        <Stack>
          <TextField label={fields.name} defaultValue="Padel Club Navigli" required />
          <TextField label={fields.email} note={fields.optional} type="email" />
          <TextField label={fields.city} defaultValue="Milano" />
          <TextField label={fields.search} />
          <TextArea label={fields.address} hint={fields.notes} rows={6} />
        </Stack>
      </Dialog>
    );
  },
  play: async ({ args, globals }) => {
    const { fields } = primitivesCopy(globals);
    const name = await screen.findByRole('textbox', { name: new RegExp(fields.name) });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const FormOnAPhone: Story = { ...Form, globals: { viewport: { value: 'phone' } } };

export const WideWithLongWords: Story = {
  args: { size: 'wide', tone: 'critical' },
  render: ({ onSubmit: _, ...args }, { globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    return (
      <Dialog
        {...args}
        title={actions.long}
        closeLabel={actions.close}
        footer={
          <>
            <Button onClick={args.onClose}>{actions.long}</Button>
            <Button tone="brand">{actions.long}</Button>
          </>
        }
      >
        {messages.conflict}
      </Dialog>
    );
  },
};

export const Full: Story = { ...WideWithLongWords, args: { size: 'full', tone: 'positive' } };

function Opener({ onClose, ...props }: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.title}</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        footer={
          <Button autoFocus onClick={() => setOpen(false)}>
            {props.closeLabel}
          </Button>
        }
      />
    </>
  );
}

/** Focus stays inside while it is open, the page behind takes no click, and focus returns to the opener. */
export const KeepsAndReturnsFocus: Story = {
  tags: ['!autodocs'],
  render: ({ onSubmit: _, ...args }) => <Opener {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Discard this venue?' });
    // A page that can be scrolled, and whose sticky header a browser keeps clear of what it focuses.
    document.documentElement.style.scrollPaddingBlockStart = '50vh';
    canvasElement.style.paddingBlock = '4rem 200vh';
    await userEvent.tab();
    window.scrollTo(0, 32);
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog');
    for (let step = 0; step < 4; step++) {
      await userEvent.tab();
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
    }
    const { x, y } = opener.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 1, y + 1)).not.toBe(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(window.scrollY).toBe(32);
    document.documentElement.style.scrollPaddingBlockStart = '';
    canvasElement.style.paddingBlock = '';
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Escape empties a filled search field first, and closes the dialog when pressed again. */
/** A question and the progress that takes its place. */
function TwoSteps(args: DialogProps) {
  const [step, setStep] = useState<'question' | 'progress'>();
  const close = () => setStep(undefined);
  return (
    <>
      <Button onClick={() => setStep('question')}>Undo</Button>
      {step === 'question' && (
        <Dialog
          {...args}
          title="Undo 5,000 decisions?"
          onClose={close}
          footer={<Button onClick={() => setStep('progress')}>Undo all</Button>}
        />
      )}
      {step === 'progress' && (
        <Dialog
          {...args}
          title="Undoing 5,000 decisions"
          onClose={close}
          footer={<Button onClick={close}>Continue in the background</Button>}
        />
      )}
    </>
  );
}

/** A dialog that takes the place of another one returns the focus to what opened the first. */
export const ReturnsFocusOfTheFirst: Story = {
  tags: ['!autodocs'],
  render: ({ onSubmit: _, ...args }) => <TwoSteps {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo all' }));
    const leave = await screen.findByRole('button', { name: 'Continue in the background' });
    await waitFor(() => expect(leave).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeInAField: Story = {
  tags: ['!autodocs'],
  render: ({ onSubmit: _, ...args }, { globals }) => (
    <Dialog {...args}>
      <TextField
        label={primitivesCopy(globals).fields.search}
        role="combobox"
        aria-expanded={false}
        aria-controls="none"
      />
    </Dialog>
  ),
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'Milano{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A long dialog shows its beginning first, and scrolls to each element that gets the focus. */
export const KeepsFocusInSight: Story = {
  tags: ['!autodocs'],
  args: {
    footer: undefined,
    children: (
      <>
        <p style={{ blockSize: '200vh' }}>J, K</p>
        <Checkbox label="A" checked onCheckedChange={() => {}} />
      </>
    ),
  },
  play: async ({ args }) => {
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(panel.scrollTop).toBe(0);
    const [box, close] = [
      screen.getByRole('checkbox'),
      screen.getByRole('button', { name: args.closeLabel }),
    ];
    for (const next of [box, close, box]) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
      const { top, bottom } = next.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      panel.scrollTop = 0;
    }
  },
};

/** The focus is not returned if a key pressed right after the dialog has closed has moved it already. */
export const LeavesMovedFocus: Story = {
  tags: ['!autodocs'],
  render: ({ onSubmit: _, ...args }, { globals }) => (
    <>
      <Opener {...args} />
      <Button>{primitivesCopy(globals).actions.save}</Button>
    </>
  ),
  play: async ({ canvas, globals }) => {
    const other = canvas.getByRole('button', { name: primitivesCopy(globals).actions.save });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard this venue?' }));
    const panel = await screen.findByRole('dialog');
    const closed = focusWhenRemoved(panel, other);
    await userEvent.keyboard('{Escape}');
    await closed;
    await expect(other).toHaveFocus();
  },
};
