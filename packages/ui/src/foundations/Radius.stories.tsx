import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from '../docs/Specimens.tsx';
import { vars } from '../theme/contract.css.ts';
import { lineWidth, radius } from '../tokens/radius.ts';

const meta = {
  title: 'Foundations/Radius',
  parameters: {
    docs: {
      canvas: { sourceState: 'none' },
      description: {
        component:
          'The larger a thing, the rounder: a chip inside a control inside a card inside a panel. The border of a control and the lines of a court are 1.5 px wide, a divider and the frame of a quiet box 1 px; the ring of the focus is 3 px wide.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Corners: Story = {
  render: () => (
    <Specimens tokens={radius}>
      {(corner) => (
        <div
          style={{
            inlineSize: '9rem',
            blockSize: '4.5rem',
            background: vars.color.brand.soft,
            border: `${vars.lineWidth.line} solid ${vars.color.brand.edge}`,
            borderRadius: corner,
          }}
        />
      )}
    </Specimens>
  ),
};

export const Lines: Story = {
  render: () => (
    <Specimens tokens={lineWidth}>
      {(width) => <div style={{ borderBlockStart: `${width} solid ${vars.color.edge}` }} />}
    </Specimens>
  ),
};
