import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Button, type ButtonTone } from './Button.tsx';

const tones: ButtonTone[] = ['brand', 'neutral', 'positive', 'critical', 'caution', 'quiet'];

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: {
    children: 'Add venue',
    tone: 'neutral',
    size: 'regular',
    width: 'own',
    type: 'button',
    onClick: fn(),
  },
  argTypes: {
    children: { control: 'text' },
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['regular', 'large'] },
    width: { control: 'inline-radio', options: ['own', 'full'] },
    type: { control: 'inline-radio', options: ['button', 'submit', 'reset'] },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = [
  'rest',
  'icon',
  'hover',
  'focus',
  'active',
  'disabled',
  'pending',
  'large',
] as const;

export const Matrix: Story = {
  render: (_args, { globals }) => (
    <Grid rows={states} columns={tones}>
      {(state, tone) => (
        <Button
          tone={tone}
          icon={state === 'icon' ? X : undefined}
          disabled={state === 'disabled'}
          pending={state === 'pending'}
          size={state === 'large' ? 'large' : 'regular'}
        >
          {primitivesCopy(globals).actions.close}
        </Button>
      )}
    </Grid>
  ),
  play: async ({ argTypes }) => {
    // No matrix has controls.
    await expect(Object.values(argTypes).some(({ control }) => control)).toBe(false);
  },
};

export const Keyboard: Story = {
  args: { tone: 'positive', icon: Check },
  play: async ({ args, argTypes, canvas }) => {
    await expect(argTypes.tone).toHaveProperty('control.type', 'select');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** The spinner replaces the icon, so that the words still show which action is under way. */
export const Pending: Story = {
  args: { tone: 'brand', pending: true, icon: RefreshCw },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add venue' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(canvas.getByText('Add venue')).opacity).toBe('1');
  },
};

/** Without an icon the spinner takes a part of the padding, so that words and width stay. */
export const PendingWithoutIcon: Story = {
  render: (args, { globals }) => (
    <Stack direction="along">
      {[false, true].map((pending) => (
        <Button key={String(pending)} {...args} pending={pending}>
          {primitivesCopy(globals).actions.add}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    const name = primitivesCopy(globals).actions.add;
    const [idle, busy] = canvas.getAllByRole('button', { name });
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
    await expect(busy?.querySelector('svg')).toBeVisible();
    const words = busy && within(busy).getByText(name);
    await expect(words && getComputedStyle(words).opacity).toBe('1');
  },
};

/** The words change, the width does not. */
export const PendingWithWords: Story = {
  args: { tone: 'brand', size: 'large' },
  render: (args, { globals }) => {
    const { actions } = primitivesCopy(globals);
    return (
      <Stack direction="along">
        <Button {...args} pendingLabel={actions.signingIn}>
          {actions.signIn}
        </Button>
        <Button {...args} pendingLabel={actions.signingIn} pending>
          {actions.signIn}
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, globals }) => {
    const { actions } = primitivesCopy(globals);
    const idle = canvas.getByRole('button', { name: actions.signIn });
    const busy = canvas.getByRole('button', { name: actions.signingIn });
    await expect(busy.offsetWidth).toBe(idle.offsetWidth);
  },
};

/** A pending submit button sends nothing, neither by click nor by Enter in a field. */
export const SubmitsOnce: Story = {
  tags: ['!autodocs'],
  args: { type: 'submit', pending: true, children: 'Save' },
  render: (args) => (
    <form onSubmit={fn()} aria-label="Venue">
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('form')?.addEventListener('submit', submitted);
    await userEvent.click(canvas.getByRole('button'));
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  render: (args, { globals }) => (
    <div style={{ inlineSize: '11rem' }}>
      <Button {...args} width="full" icon={Plus}>
        {primitivesCopy(globals).actions.long}
      </Button>
    </div>
  ),
};
