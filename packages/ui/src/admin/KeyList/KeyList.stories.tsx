import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { adminCopy } from '../../sample-copy/admin.ts';
import { KeyList, type KeyListProps } from './KeyList.tsx';

function List({ globals, ...props }: Partial<KeyListProps> & { globals: Record<string, unknown> }) {
  const { keys } = adminCopy(globals);
  return (
    <KeyList labels={keys.labels} keys={keys.items} pending={false} onRevoke={fn()} {...props} />
  );
}

const meta = {
  title: 'Admin/KeyList',
  component: KeyList,
  args: { labels: adminCopy({}).keys.labels, keys: [], pending: false, onRevoke: fn() },
  argTypes: { labels: { control: false }, keys: { control: false } },
  render: ({ onRevoke }, { globals }) => <List globals={globals} onRevoke={onRevoke} />,
} satisfies Meta<typeof KeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (_args, { globals }) => {
    const { failed, retry } = adminCopy(globals).keys;
    return (
      <main>
        <MatrixList
          items={{
            filled: <List globals={globals} />,
            pending: <List globals={globals} keys={[]} pending />,
            empty: <List globals={globals} keys={[]} />,
            failed: (
              <List
                globals={globals}
                keys={[]}
                error={failed}
                retry={{ label: retry, onAction: fn() }}
              />
            ),
          }}
        />
      </main>
    );
  },
};

export const Revoke: Story = {};
