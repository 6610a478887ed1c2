import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { translated } from '../../sample-copy/translated.ts';
import { SingleCardLayout } from './SingleCardLayout.tsx';

const copy = (globals: Record<string, unknown>) => ({
  children: contentCopy(globals).share.message,
});

const meta = {
  title: 'Content/SingleCardLayout',
  component: SingleCardLayout,
  args: copy({}),
  argTypes: { children: { control: 'text' } },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <SingleCardLayout>
      <p style={{ padding: '2rem' }}>{translated(args, copy, globals).children}</p>
    </SingleCardLayout>
  ),
} satisfies Meta<typeof SingleCardLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, context) => {
    const { sentence } = longCopy(context.globals);
    return (
      <MatrixList
        items={{
          'a short card': meta.render(args, context),
          'a card taller than the window': meta.render({ children: sentence.repeat(16) }, context),
        }}
      />
    );
  },
};

const MIDDLE: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const middle = (element: Element | null | undefined) => {
      if (!element) throw new Error('There is no court or no card.');
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const card = canvasElement.querySelector('p')?.parentElement;
    await expect(middle(canvasElement.querySelector('svg'))).toBeCloseTo(middle(card), 1);
  },
};

export const MiddleOnAPhone: Story = {
  ...MIDDLE,
  name: 'the card is in the middle of the court on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const MiddleOnATablet: Story = {
  ...MIDDLE,
  name: 'the card is in the middle of the court on a tablet',
  globals: { viewport: { value: 'tablet' } },
};

export const MiddleOnADesktop: Story = {
  ...MIDDLE,
  name: 'the card is in the middle of the court on a desktop',
  globals: { viewport: { value: 'desktop' } },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    // The touchline, 2 m inside a plan of 72 m, must be above the card.
    const court = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const ground = canvasElement.querySelector('svg')?.parentElement?.parentElement;
    const stage = ground?.parentElement?.getBoundingClientRect();
    if (!court || !stage) throw new Error('There is no court.');
    const lineAt = court.top + (court.height * 2) / 72 - stage.top;
    // The card may start 6 rem below the page's edge.
    await expect(lineAt).toBeLessThanOrEqual(6 * 16 - 12);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
