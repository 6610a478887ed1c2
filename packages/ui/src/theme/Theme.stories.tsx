import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { vars } from './contract.css.ts';
import { typography } from './typography.ts';

const meta = { title: 'Theme' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['brand', 'positive', 'critical', 'warning', 'info'] as const;

function Swatch({
  ground,
  ink,
  edge,
  children,
}: Record<'ground' | 'ink', string> & { edge?: string; children: ReactNode }) {
  return (
    <div
      style={{
        background: ground,
        color: ink,
        border: `${vars.lineWidth.line} solid ${edge ?? 'transparent'}`,
        borderRadius: vars.radius.control,
        padding: vars.space.snug,
      }}
    >
      {children}
    </div>
  );
}

/** Every pair of the contract that carries words. The ratios are proven by contrast.test.ts. */
export const Colours: Story = {
  render: () => {
    const { color } = vars;
    return (
      <div
        style={{
          display: 'grid',
          gap: vars.space.tight,
          gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
        }}
      >
        {(['page', 'card', 'sunken'] as const).map((ground) => (
          <Swatch key={ground} ground={color[ground]} ink={color.text} edge={color.edge}>
            {ground} <span style={{ color: color.textMuted }}>muted</span>
          </Swatch>
        ))}
        <Swatch ground={color.spark} ink={color.onSpark}>
          spark
        </Swatch>
        <Swatch ground={color.bar.ground} ink={color.bar.text}>
          bar <span style={{ color: color.bar.textMuted }}>muted</span>
        </Swatch>
        <Swatch ground={color.bar.raised} ink={color.bar.text}>
          bar, raised
        </Swatch>
        {tones.map((tone) => (
          <Swatch
            key={tone}
            ground={color[tone].soft}
            ink={color[tone].text}
            edge={color[tone].edge}
          >
            {tone}, soft
          </Swatch>
        ))}
        {tones.map((tone) => (
          <Swatch key={tone} ground={color[tone].solid} ink={color[tone].onSolid}>
            {tone}, solid
          </Swatch>
        ))}
      </div>
    );
  },
};

export const Typography: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: vars.space.regular }}>
      {Object.entries(typography).map(([name, style]) => (
        <p key={name} style={style}>
          {name}: il tuo prossimo match è dietro l’angolo, 1.229 campi
        </p>
      ))}
    </div>
  ),
};
