import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { translated } from '../../sample-copy/translated.ts';
import { ContactCards } from './ContactCards.tsx';

const copy = (globals: Record<string, unknown>) => contentCopy(globals).contact;

const meta = {
  title: 'Content/ContactCards',
  component: ContactCards,
  args: copy({}),
  argTypes: {
    topics: { control: 'object' },
  },
  render: (args, { globals }) => <ContactCards {...translated(args, copy, globals)} />,
} satisfies Meta<typeof ContactCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const cards = translated(args, copy, globals);
    const { title, label, sentence } = longCopy(globals);
    const address = 'assistenza.collaborazioni.e.stampa@messaggi.campetto-sport.app';
    const topic = { title: label, description: sentence };
    return (
      <MatrixList
        items={{
          rest: <ContactCards {...cards} />,
          hover: <ContactCards {...cards} />,
          focus: <ContactCards {...cards} />,
          'long words': (
            <ContactCards
              {...cards}
              email={{ ...cards.email, address, replyNote: title, sendLabel: label }}
              location={{ ...cards.location, place: title, company: [sentence, address] }}
              topics={{ partnership: topic, support: topic, feedback: topic, press: topic }}
            />
          ),
        }}
      />
    );
  },
};

export const Cards: Story = {};

export const Desktop: Story = {
  tags: ['!autodocs'],
  name: 'its first two titles are on one line on a desktop, with equal room above and below',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { email, location } = contentCopy(globals).contact;
    const box = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect();
    await expect(box(email.title).top).toBe(box(location.title).top);
    const send = canvas.getByRole('link', { name: email.sendLabel });
    const card = send.closest('section')?.getBoundingClientRect();
    const icon = canvas.getByRole('heading', { name: email.title }).previousElementSibling;
    const above = (icon?.getBoundingClientRect().top ?? 0) - (card?.top ?? 0);
    await expect((card?.bottom ?? 0) - send.getBoundingClientRect().bottom).toBeCloseTo(above, 0);
  },
};

export const Narrow: Story = {
  name: 'on a narrow phone with a large text, words break and nothing is cut off',
  globals: { language: 'it', viewport: { value: 'phone' } },
  render: (args, { globals }) => (
    <div style={{ inlineSize: '7.5rem' }}>
      <ContactCards {...translated(args, copy, globals)} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { email } = copy(globals);
    const card = canvas.getByRole('link', { name: email.address }).closest('section');
    const end = card?.getBoundingClientRect().right;
    for (const text of [email.address, email.replyNote]) {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByText(text));
      await expect(words.getBoundingClientRect().right, text).toBeLessThan(end ?? 0);
    }
  },
};
