import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Specimens } from '../docs/Specimens.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { vars } from '../theme/contract.css.ts';
import { motion } from '../tokens/motion.ts';

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    docs: {
      canvas: { sourceState: 'none' },
      description: {
        component:
          'Motion is a response: quick after a pointer, a little slower where something appears or disappears. Under reduced motion nothing moves at all, and no information is lost; the reset does that for every component at once. Try it with the switch in the toolbar.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Throw({ timing }: { timing: string }) {
  const [far, setFar] = useState(false);
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: vars.space.roomy }}>
      <Button tone="neutral" onClick={() => setFar(!far)}>
        Play
      </Button>
      <div style={{ flex: 1 }}>
        <div
          style={{
            inlineSize: '2rem',
            blockSize: '2rem',
            marginInlineStart: far ? 'calc(100% - 2rem)' : 0,
            background: vars.color.spark,
            border: `${vars.lineWidth.line} solid ${vars.color.text}`,
            borderRadius: vars.radius.round,
            transition: `margin ${timing}`,
          }}
        />
      </div>
    </div>
  );
}

export const Timings: Story = {
  render: () => <Specimens tokens={motion}>{(timing) => <Throw timing={timing} />}</Specimens>,
  play: async ({ canvas }) => {
    const [play] = canvas.getAllByRole('button', { name: 'Play' });
    if (play) await userEvent.click(play);
    await expect(play).toHaveFocus();
  },
};
