import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { LogoMark } from './LogoMark.tsx';

const meta = {
  title: 'Illustrations/LogoMark',
  component: LogoMark,
  args: { name: 'campetto' },
} satisfies Meta<typeof LogoMark>;
export default meta;
type Story = StoryObj<typeof meta>;

const looks = ['with name', 'mark', 'large mark'] as const;

/** On a background that is dark in both themes, an element with `data-theme="dark"` sets the colours. */
export const Matrix: Story = {
  render: ({ name }) => (
    <Grid rows={['page', 'dark zone']} columns={looks}>
      {(ground, look) => (
        <div
          data-theme={ground === 'page' ? undefined : 'dark'}
          style={{ padding: '1.5rem', fontSize: look === 'large mark' ? '3rem' : undefined }}
        >
          <LogoMark name={look === 'with name' ? name : undefined} />
        </div>
      )}
    </Grid>
  ),
};

export const InATableOnAPhone: Story = {
  ...Matrix,
  name: 'a table that is too narrow shrinks no mark',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const mark of canvasElement.querySelectorAll('svg')) {
      const { fontSize } = getComputedStyle(mark);
      await expect(mark.getBoundingClientRect().width).toBe(1.25 * Number.parseFloat(fontSize));
    }
  },
};
