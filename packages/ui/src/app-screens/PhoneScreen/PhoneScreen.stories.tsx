import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenSize, Shelf } from '../../marketing/samples.tsx';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { PhoneScreen } from './PhoneScreen.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { title, where } = marketingCopy(globals).phone;
  return { header: title, children: where };
};

const meta = {
  title: 'App screens/PhoneScreen',
  component: PhoneScreen,
  args: { time: '18:42', ...copy({}), footer: '' },
  argTypes: {
    ground: { control: 'inline-radio', options: ['page', 'card', 'football', 'padel'] },
    header: { control: 'text' },
    children: { control: 'text' },
    footer: { control: 'text' },
  },
  render: (args, { globals }) => {
    const { header, children, footer, ...screen } = translated(args, copy, globals);
    return (
      <ScreenSize>
        <PhoneScreen
          {...screen}
          header={<p style={{ padding: '0 1.25em 1em' }}>{header}</p>}
          footer={footer}
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
          'with a footer': screen({ ground: 'card', footer: where }),
          'more than fits': screen({
            children: `${longCopy(context.globals).sentence} `.repeat(8),
            footer: where,
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
    // The header keeps its height, including the lower margin.
    const words = canvas.getByText(copy(globals).header);
    const header = words.parentElement?.getBoundingClientRect();
    await expect(header?.bottom).toBe(words.getBoundingClientRect().bottom);
  },
};

export const Painted: Story = { args: { ground: 'football' } };
