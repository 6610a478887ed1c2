import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { SamplePhone, SampleTitle } from '../samples.tsx';
import { Hero } from './Hero.tsx';

const copy = (globals: Globals) => {
  const { title: _, ...hero } = marketingCopy(globals).hero;
  return hero;
};

const meta = {
  title: 'Marketing/Hero',
  component: Hero,
  args: { ...copy({}), title: null, picture: null },
  argTypes: {
    chips: { control: 'object' },
    callouts: { control: 'object' },
    title: { control: false },
    picture: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <Hero
      {...translated(args, copy, globals)}
      title={args.title ?? <SampleTitle globals={globals} />}
      picture={args.picture === null ? <SamplePhone globals={globals} /> : args.picture}
    />
  ),
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, context) => {
    const hero = (given: Partial<typeof args>) => meta.render({ ...args, ...given }, context);
    const { title, sentence, label } = longCopy(context.globals);
    return (
      <MatrixList
        items={{
          rest: hero({}),
          'no picture, one step, one avatar': hero({
            picture: undefined,
            more: undefined,
            chips: [],
            trust: { label: copy(context.globals).trust.label, initials: ['GM'] },
          }),
          'long words': hero({
            title,
            subtitle: sentence,
            chips: [label, label.toUpperCase()],
            community: title,
            action: { label, href: '#download' },
            callouts: [{ sign: '1º', title: label, text: title }],
          }),
        }}
      />
    );
  },
};

export const English: Story = {};

function Replaced({ globals }: { globals: Globals }) {
  const [signs, setSigns] = useState(['GM', 'GM', 'LR']);
  const { trust, callouts: _, ...hero } = copy(globals);
  return (
    <>
      <Button onClick={() => setSigns(['LR', 'GM'])}>{trust.label}</Button>
      <Hero
        {...hero}
        title={<SampleTitle globals={globals} />}
        trust={{ label: trust.label, initials: signs }}
        picture={<SamplePhone globals={globals} />}
        callouts={signs.map((sign) => ({ sign, title: '', text: '' }))}
      />
    </>
  );
}

export const Alike: Story = {
  tags: ['!autodocs'],
  name: 'people may share initials, and news a sign; others replace all of them',
  render: (_, { globals }) => <Replaced globals={globals} />,
  play: async ({ canvas }) => {
    const shown = () => canvas.getAllByText(/^(GM|LR)$/).map((sign) => sign.textContent);
    await expect(shown()).toEqual(['GM', 'GM', 'LR', 'GM', 'GM', 'LR']);
    await userEvent.click(canvas.getByRole('button'));
    await expect(shown()).toEqual(['LR', 'GM', 'LR', 'GM']);
  },
};

/** The elements of the news, and those of all texts on the phone below them. */
const newsAndWords = (canvas: ReturnType<typeof within>, globals: Globals) => {
  const { hero, phone } = marketingCopy(globals);
  const { filters, matches } = phone;
  const screen = within(canvas.getByRole('img', { name: phone.alt }));
  const words = [...filters, ...matches.flatMap(({ title, spots }) => [title, spots])];
  return {
    news: hero.callouts.map(({ title }) => canvas.getByText(title).closest('[data-theme]')),
    words: [...new Set(words)].flatMap((text) => screen.getAllByText(text)),
  };
};

export const NewsOnAPhone: Story = {
  name: 'the news hide no words of the picture',
  globals: { language: 'it', viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { news, words } = newsAndWords(canvas, globals);
    for (const piece of news) {
      const over = piece?.getBoundingClientRect();
      for (const word of words) {
        const { top, bottom, left, right } = word.getBoundingClientRect();
        const apart =
          over &&
          (bottom <= over.top || top >= over.bottom || right <= over.left || left >= over.right);
        await expect(apart, word.textContent ?? '').toBe(true);
      }
    }
  },
};
export const NewsOnATablet: Story = { ...NewsOnAPhone, globals: { viewport: { value: 'tablet' } } };
export const NewsOnADesktop: Story = {
  ...NewsOnAPhone,
  globals: { viewport: { value: 'desktop' } },
};

export const LongOnAPhone: Story = {
  args: { title: longCopy({ language: 'it' }).title },
  globals: { language: 'it', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The background cuts off what is too wide, so the title itself is measured.
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
