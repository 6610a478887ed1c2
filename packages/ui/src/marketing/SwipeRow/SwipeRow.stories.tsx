import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { measure } from '../../theme/shared/page.css.ts';
import { MatchRow } from '../MatchRow/index.ts';
import { SwipeRow } from './SwipeRow.tsx';

function Rows({ globals, long }: { globals: Record<string, unknown>; long?: boolean }) {
  const { sports } = marketingCopy(globals).sports;
  const { title, label } = longCopy(globals);
  return (
    <div className={measure}>
      <h2 id={`tonight-${long}`} style={{ marginBlock: '1rem' }}>
        {marketingCopy(globals).phone.title}
      </h2>
      <SwipeRow labelledBy={`tonight-${long}`}>
        {sports.map(({ court, matches }) =>
          matches
            .slice(0, 1)
            .map((match) => (
              <MatchRow
                key={court}
                court={court}
                {...match}
                {...(long && { title, detail: label })}
              />
            )),
        )}
      </SwipeRow>
    </div>
  );
}

const meta = {
  title: 'Marketing/SwipeRow',
  component: SwipeRow,
  args: { labelledBy: 'tonight-undefined', children: null },
  argTypes: { children: { control: false }, className: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Rows globals={globals} />,
} satisfies Meta<typeof SwipeRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_, { globals }) => (
    <>
      <Rows globals={globals} />
      <Rows globals={globals} long />
    </>
  ),
};

export const OnAPhone: Story = {
  name: 'on a phone the row is reached with Tab and scrolls with the arrow keys',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('group');
    await waitFor(() => expect(row).toHaveAttribute('tabindex', '0'));
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    await userEvent.tab();
    await expect(row).toHaveFocus();
  },
};

export const Wide: Story = {
  name: 'where everything fits the keyboard passes over it',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group')).not.toHaveFocus();
  },
};
