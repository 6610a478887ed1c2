import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { StatTile, type StatTileProps } from './StatTile.tsx';

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
  name: '[DASH-1] leads to its list',
  args: { value: '1,229', href: '#pending' },
  play: async ({ canvas, globals }) => {
    const { tiles } = adminCopy(globals);
    await userEvent.tab();
    const tile = canvas.getByRole('link', { name: `${tiles.pending} 1,229` });
    await expect(tile).toHaveFocus();
    await expect(tile).toHaveAttribute('href', '#pending');
  },
};

export const Loading: Story = {
  name: '[DASH-1] waits with a skeleton of its own',
  args: { pending: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(adminCopy(globals).tiles.loading);
  },
};

export const Missing: Story = {
  name: '[DASH-3] shows that its number could not be loaded',
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(adminCopy(globals).tiles.missing)).toBeInTheDocument();
  },
};

function Four({
  globals,
  ...props
}: Partial<StatTileProps> & { globals: Record<string, unknown> }) {
  const { tiles } = adminCopy(globals);
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
      }}
    >
      {kinds.map((kind) => (
        <StatTile
          key={kind}
          kind={kind}
          label={tiles[kind]}
          value={kind === 'total' ? tiles.huge : tiles.figure}
          pending={false}
          pendingLabel={tiles.loading}
          missingLabel={tiles.missing}
          {...props}
        />
      ))}
    </div>
  );
}

export const AllFour: Story = {
  name: '[DASH-1] four of them',
  render: (_, { globals }) => <Four globals={globals} />,
  play: async ({ canvas, globals }) => {
    const { tiles } = adminCopy(globals);
    for (const kind of kinds) await expect(canvas.getByText(tiles[kind])).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: '[DASH-1] two beside two on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  render: (_, { globals }) => <Four globals={globals} href="#list" />,
};
