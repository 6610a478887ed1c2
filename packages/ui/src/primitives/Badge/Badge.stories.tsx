import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Volleyball from 'lucide-react/icons/volleyball';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import type { IconComponent } from '../icon.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

type Tone = NonNullable<BadgeProps['tone']>;

const icons: Record<Tone, IconComponent> = {
  neutral: Clock,
  brand: Volleyball,
  positive: CircleCheck,
  critical: CircleX,
  warning: TriangleAlert,
  info: Copy,
  spark: Sparkles,
};
const tones = Object.keys(icons) as Tone[];

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Pending', tone: 'neutral' },
  argTypes: { tone: { control: 'select', options: tones }, icon: { control: false } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { sports, status } = primitivesCopy(globals);
    const words: Record<Tone, string> = {
      neutral: status.pending,
      brand: sports.padel,
      positive: status.approved,
      critical: status.discarded,
      warning: status.warning,
      info: status.duplicate,
      spark: status.spots,
    };
    return (
      <Grid rows={tones} columns={['words', 'icon']}>
        {(tone, column) => (
          <Badge tone={tone} icon={column === 'icon' ? icons[tone] : undefined}>
            {words[tone]}
          </Badge>
        )}
      </Grid>
    );
  },
};

export const Alone: Story = {};

export const LongText: Story = {
  args: { tone: 'warning', icon: TriangleAlert },
  render: (args, { globals }) => (
    <div style={{ inlineSize: '9rem' }}>
      <Badge {...args}>{primitivesCopy(globals).status.warning}</Badge>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const badge = canvas.getByText(primitivesCopy(globals).status.warning);
    // The rounded corners do not touch the words.
    await expect(Number.parseFloat(getComputedStyle(badge).borderTopLeftRadius)).toBeLessThan(20);
    await expect(getComputedStyle(badge).textAlign).toBe('start');
  },
};
