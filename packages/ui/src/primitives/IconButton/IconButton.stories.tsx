import type { Meta, StoryObj } from '@storybook/react-vite';
import X from 'lucide-react/icons/x';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import type { ButtonTone } from '../Button/Button.tsx';
import { IconButton } from './IconButton.tsx';

const ALL_TONES: Record<ButtonTone, true> = {
  quiet: true,
  neutral: true,
  brand: true,
  positive: true,
  critical: true,
  caution: true,
};
const tones = Object.keys(ALL_TONES) as ButtonTone[];

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: X, tone: 'quiet', disabled: false, onClick: fn() },
  argTypes: {
    tone: { control: 'select', options: tones },
    icon: { control: false },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => (
    <Grid rows={tones} columns={['rest', 'hover', 'focus', 'active', 'disabled']}>
      {(tone, state) => (
        <IconButton
          label={primitivesCopy(globals).actions.close}
          icon={X}
          tone={tone}
          disabled={state === 'disabled'}
        />
      )}
    </Grid>
  ),
};

export const AFingerWideAndNamed: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
