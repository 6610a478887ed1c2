import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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

export const Cards: Story = {
  name: '[CONT-1] e-mail, location, four topics with ready subjects, reply note, send button, no form',
  play: async ({ canvas, canvasElement, globals }) => {
    const { email, location, topics } = contentCopy(globals).contact;
    const mailto = `mailto:${email.address}`;
    await userEvent.tab();
    const address = canvas.getByRole('link', { name: email.address });
    await expect(address).toHaveFocus();
    await expect(address).toHaveAttribute('href', mailto);
    await userEvent.tab();
    const send = canvas.getByRole('link', { name: email.sendLabel });
    await expect(send).toHaveFocus();
    await expect(send).toHaveAttribute('href', mailto);
    await expect(canvas.getByText(email.replyNote)).toBeVisible();
    for (const text of [location.place, ...location.company]) {
      // `getByText` replaces no-break spaces in the page by ordinary ones.
      await expect(canvas.getByText(text.replaceAll('\u00A0', ' '))).toBeVisible();
    }
    const shown = canvas.getAllByRole('heading', { level: 3 }).map((topic) => topic.textContent);
    await expect(shown).toEqual(Object.values(topics).map(({ title }) => title));
    for (const { title } of Object.values(topics)) {
      const topic = canvas.getByRole('link', { name: title });
      await expect(topic).toHaveAttribute('href', `${mailto}?subject=${encodeURIComponent(title)}`);
    }
    await expect(canvasElement.querySelector('form, input, textarea')).toBeNull();
  },
};

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

export const ItalianPhone: Story = {
  name: '[CONT-1] on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
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
