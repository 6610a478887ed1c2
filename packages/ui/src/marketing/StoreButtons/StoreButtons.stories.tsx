import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { OnPaint } from '../samples.tsx';
import { StoreButtons } from './StoreButtons.tsx';

const copy = (globals: Record<string, unknown>) => ({
  stores: marketingCopy(globals).download.stores,
  newTabLabel: marketingCopy(globals).newTab,
});

const meta = {
  title: 'Marketing/StoreButtons',
  component: StoreButtons,
  args: copy({}),
  argTypes: {
    stores: { control: 'object' },
    width: { control: 'inline-radio', options: ['own', 'full'] },
  },
  render: (args, { globals }) => <StoreButtons {...translated(args, copy, globals)} />,
} satisfies Meta<typeof StoreButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const props = translated(args, copy, globals);
    return (
      <MatrixList
        items={{
          rest: <StoreButtons {...props} />,
          hover: <StoreButtons {...props} />,
          focus: <StoreButtons {...props} />,
          full: <StoreButtons {...props} width="full" />,
          'one store': <StoreButtons {...props} stores={props.stores.slice(0, 1)} />,
          narrow: (
            <div style={{ inlineSize: '12rem' }}>
              <StoreButtons {...props} width="full" />
            </div>
          ),
          'on paint': (
            <OnPaint>
              <StoreButtons {...props} />
            </OnPaint>
          ),
        }}
      />
    );
  },
};

export const Both: Story = {};

export const Aligned: Story = {
  tags: ['!autodocs'],
  name: 'the words of a badge begin where the name of the store does, also in a centred card',
  render: (args, { globals }) => (
    <div style={{ textAlign: 'center' }}>
      <StoreButtons {...translated(args, copy, globals)} width="full" />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const start = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().left;
    };
    for (const { before, name } of marketingCopy(globals).download.stores)
      await expect(start(before)).toBeCloseTo(start(name), 0);
  },
};
