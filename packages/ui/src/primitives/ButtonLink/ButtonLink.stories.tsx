import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import type { ButtonTone } from '../Button/Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const ALL_TONES: Record<ButtonTone, true> = {
  brand: true,
  neutral: true,
  positive: true,
  critical: true,
  caution: true,
  quiet: true,
};
const tones = Object.keys(ALL_TONES) as ButtonTone[];

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '#add', children: 'Add venue', tone: 'neutral', size: 'regular', width: 'own' },
  argTypes: {
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['regular', 'large'] },
    width: { control: 'inline-radio', options: ['own', 'full'] },
    icon: { control: false },
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = ['rest', 'icon', 'hover', 'focus', 'active', 'large'] as const;

export const Matrix: Story = {
  render: (_args, { globals }) => (
    <Grid rows={tones} columns={states}>
      {(tone, state) => (
        <ButtonLink
          href="#add"
          tone={tone}
          icon={state === 'icon' ? Plus : undefined}
          size={state === 'large' ? 'large' : 'regular'}
        >
          {primitivesCopy(globals).actions.add}
        </ButtonLink>
      )}
    </Grid>
  ),
};

export const StaysOrOpensATab: Story = {
  tags: ['!autodocs'],
  args: { href: 'https://example.org/', newTabLabel: 'opens in a new tab' },
  render: (args, { globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    return (
      <>
        <ButtonLink href="#add">{actions.add}</ButtonLink>{' '}
        <ButtonLink {...args} newTabLabel={messages.newTab}>
          {messages.website}
        </ButtonLink>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    await expect(canvas.getByRole('link', { name: actions.add })).not.toHaveAttribute('target');
    const outward = canvas.getByRole('link', { name: `${messages.website} (${messages.newTab})` });
    await expect(outward).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const LongText: Story = {
  args: { tone: 'brand', width: 'full', icon: Plus },
  render: (args, { globals }) => (
    <div style={{ inlineSize: '11rem' }}>
      <ButtonLink {...args}>{primitivesCopy(globals).actions.long}</ButtonLink>
    </div>
  ),
};
