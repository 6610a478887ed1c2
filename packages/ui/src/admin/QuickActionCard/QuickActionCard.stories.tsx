import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { QuickActionCard } from './QuickActionCard.tsx';

const meta = {
  title: 'Admin/QuickActionCard',
  component: QuickActionCard,
  args: { ...adminCopy({}).actions.review, icon: 'venues', href: '#venues' },
  argTypes: {
    icon: {
      control: 'select',
      options: ['dashboard', 'venues', 'add', 'import', 'users', 'analytics'],
    },
    title: { control: false },
    description: { control: false },
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <QuickActionCard {...adminCopy(globals).actions.review} icon={args.icon} href="#venues" />
    </div>
  ),
} satisfies Meta<typeof QuickActionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_, { globals }) => {
    const { actions, happened, shell } = adminCopy(globals);
    const cards = {
      'leads somewhere': { ...actions.review, icon: 'venues', href: '#venues' },
      'long text': { ...actions.review, description: happened.long, icon: 'add', href: '#add' },
      'coming soon': { ...actions.analytics, icon: 'analytics', disabledNote: shell.comingSoon },
    } as const;
    return (
      <Grid
        rows={['leads somewhere', 'long text', 'coming soon']}
        columns={['rest', 'hover', 'focus']}
      >
        {(row) => (
          <div style={{ inlineSize: '21rem' }}>
            <QuickActionCard {...cards[row]} />
          </div>
        )}
      </Grid>
    );
  },
};

export const Ready: Story = {};
