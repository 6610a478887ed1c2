import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { OnPaint } from '../samples.tsx';
import { ActionLink } from './ActionLink.tsx';

const copy = (globals: Record<string, unknown>) => ({
  children: marketingCopy(globals).hero.action.label,
});

const meta = {
  title: 'Marketing/ActionLink',
  component: ActionLink,
  args: { href: '#download', ...copy({}), onClick: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: ['spark', 'neutral'] },
    size: { control: 'inline-radio', options: ['regular', 'large'] },
    children: { control: 'text' },
  },
  render: (args, { globals }) => <ActionLink {...translated(args, copy, globals)} />,
} satisfies Meta<typeof ActionLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const grid = (
      <Grid
        rows={['rest', 'hover', 'focus', 'active', 'large', 'narrow']}
        columns={['spark', 'neutral']}
      >
        {(state, tone) => (
          <div style={state === 'narrow' ? { inlineSize: '9rem' } : undefined}>
            <ActionLink
              {...translated(args, copy, globals)}
              tone={tone}
              size={state === 'large' ? 'large' : 'regular'}
            >
              {state === 'narrow' ? longCopy(globals).label : copy(globals).children}
            </ActionLink>
          </div>
        )}
      </Grid>
    );
    return (
      <Stack>
        {grid}
        <OnPaint>{grid}</OnPaint>
      </Stack>
    );
  },
};

export const Spark: Story = {};
