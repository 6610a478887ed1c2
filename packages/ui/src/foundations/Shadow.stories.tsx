import type { Meta, StoryObj } from '@storybook/react-vite';
import { BothThemes, Specimens } from '../docs/Specimens.tsx';
import { vars } from '../theme/contract.css.ts';
import { depth } from '../tokens/depth.ts';

const meta = {
  title: 'Foundations/Shadow',
  parameters: {
    docs: {
      canvas: { sourceState: 'none' },
      description: {
        component:
          'Two, and no more: one for what lies on the page, one for what floats above it. On navy a shadow barely shows, so there a hairline of light does the work.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shadows: Story = {
  render: () => (
    <BothThemes>
      {({ shadow }) => (
        <Specimens tokens={shadow}>
          {(boxShadow) => (
            <div
              style={{
                inlineSize: '12rem',
                blockSize: '6rem',
                margin: vars.space.regular,
                background: vars.color.card,
                borderRadius: vars.radius.card,
                boxShadow,
              }}
            />
          )}
        </Specimens>
      )}
    </BothThemes>
  ),
};

/** What covers what, as `z-index`. */
export const Depths: Story = {
  render: () => <Specimens tokens={depth}>{() => null}</Specimens>,
};
