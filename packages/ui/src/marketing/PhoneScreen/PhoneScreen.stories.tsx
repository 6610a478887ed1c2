import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { spoken } from '../../sample-copy/spoken.ts';
import { ScreenSize, Shelf } from '../samples.tsx';
import { guide } from './PhoneScreen.guide.ts';
import { PhoneScreen } from './PhoneScreen.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { title, where } = marketingCopy(globals).phone;
  return { head: title, children: where };
};

const meta = {
  title: 'Marketing/PhoneScreen',
  component: PhoneScreen,
  args: { time: '18:42', ...copy({}), foot: '' },
  argTypes: {
    ground: { control: 'inline-radio', options: ['page', 'card', 'football', 'padel'] },
    head: { control: 'text' },
    children: { control: 'text' },
    foot: { control: 'text' },
  },
  parameters: { guide },
  render: (args, { globals }) => {
    const { head, children, foot, ...screen } = spoken(args, copy, globals);
    return (
      <ScreenSize>
        <PhoneScreen
          {...screen}
          head={<p style={{ padding: '0 1.25em 1em' }}>{head}</p>}
          foot={foot}
        >
          <p style={{ padding: '1em 1.25em' }}>{children}</p>
        </PhoneScreen>
      </ScreenSize>
    );
  },
} satisfies Meta<typeof PhoneScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const grounds = ['page', 'card', 'football', 'padel'] as const;

export const Matrix: Story = {
  render: (args, context) => {
    const screen = (given: Partial<typeof args>) => meta.render({ ...args, ...given }, context);
    const { where } = marketingCopy(context.globals).phone;
    return (
      <Shelf
        width="298px"
        items={{
          ...Object.fromEntries(grounds.map((ground) => [ground, screen({ ground })])),
          'with a foot': screen({ ground: 'card', foot: where }),
          'more than fits': screen({
            children: `${longCopy(context.globals).sentence} `.repeat(8),
            foot: where,
          }),
        }}
      />
    );
  },
};

export const MoreThanFits: Story = {
  render: (args, context) => {
    const { sentence } = longCopy(context.globals);
    return meta.render({ ...args, ground: 'card', children: sentence.repeat(8) }, context);
  },
  play: async ({ canvas, globals }) => {
    // The head keeps its height, its lower margin included.
    const words = canvas.getByText(copy(globals).head);
    const head = words.parentElement?.getBoundingClientRect();
    await expect(head?.bottom).toBe(words.getBoundingClientRect().bottom);
  },
};

export const Painted: Story = { args: { ground: 'football' } };
