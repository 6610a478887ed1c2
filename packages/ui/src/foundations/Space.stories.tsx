import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from '../docs/Specimens.tsx';
import { vars } from '../theme/contract.css.ts';
import { breakpoint, size, space } from '../tokens/space.ts';

const meta = {
  title: 'Foundations/Space',
  parameters: {
    docs: {
      canvas: { sourceState: 'none' },
      description: {
        component:
          'A grid of 4 px, in rem. The closer two things belong, the smaller the distance: 8 px inside a group, 24 px inside a card, 96 px between the sections of a page. A page changes its layout at three widths, and once more on a phone with large text; what a finger hits is never smaller than 44 px.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Bar = ({ length }: { length: string }) => (
  <div
    style={{
      inlineSize: length,
      maxInlineSize: '100%',
      blockSize: vars.space.regular,
      background: vars.color.brand.solid,
      borderRadius: '2px',
    }}
  />
);

export const Distances: Story = {
  render: () => <Specimens tokens={space}>{(length) => <Bar length={length} />}</Specimens>,
};

/** Sizes that several components share. Bars of longer ones are cut off at the edge of the page. */
export const Sizes: Story = {
  render: () => <Specimens tokens={size}>{(length) => <Bar length={length} />}</Specimens>,
};

/** In em, so that readers with large text get the narrow layout. */
export const Breakpoints: Story = {
  render: () => <Specimens tokens={breakpoint}>{() => null}</Specimens>,
};
