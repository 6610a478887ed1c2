import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { StatTile } from './StatTile.tsx';

const kinds = ['pending', 'approved', 'discarded', 'total'] as const;

const meta = {
  title: 'Admin/StatTile',
  component: StatTile,
  args: {
    kind: 'pending',
    label: adminCopy({}).tiles.pending,
    pending: false,
    pendingLabel: adminCopy({}).tiles.loading,
    missingLabel: adminCopy({}).tiles.missing,
  },
  argTypes: {
    kind: { control: 'select', options: kinds },
    label: { control: false },
    pendingLabel: { control: false },
    missingLabel: { control: false },
  },
  render: (args, { globals }) => {
    const { tiles } = adminCopy(globals);
    return (
      <div style={{ inlineSize: '15rem' }}>
        <StatTile
          {...args}
          label={tiles[args.kind]}
          pendingLabel={tiles.loading}
          missingLabel={tiles.missing}
        />
      </div>
    );
  },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_, { globals }) => {
    const { tiles } = adminCopy(globals);
    const { figure, huge } = tiles;
    const values = {
      figure,
      'long figure': huge,
      hover: figure,
      focus: figure,
      loading: undefined,
      missing: undefined,
    };
    return (
      <Grid rows={kinds} columns={Object.keys(values) as (keyof typeof values)[]}>
        {(kind, state) => (
          <div style={{ inlineSize: '11.5rem' }}>
            <StatTile
              kind={kind}
              label={tiles[kind]}
              value={values[state]}
              pending={state === 'loading'}
              pendingLabel={tiles.loading}
              missingLabel={tiles.missing}
              href={state === 'hover' || state === 'focus' ? '#list' : undefined}
            />
          </div>
        )}
      </Grid>
    );
  },
};

export const Linked: Story = {
  name: 'leads to its list',
  args: { value: '1,229', href: '#pending' },
};

export const Missing: Story = {
  name: '[DASH-3] shows that its number could not be loaded',
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(adminCopy(globals).tiles.missing)).toBeInTheDocument();
  },
};
