import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contentCopy } from '../../sample-copy/content.ts';
import { ContactCards } from './ContactCards.tsx';

const meta = {
  title: 'Content/ContactCards',
  component: ContactCards,
  args: contentCopy({ language: 'en' }).contact,
  render: (_args, { globals }) => <ContactCards {...contentCopy(globals).contact} />,
} satisfies Meta<typeof ContactCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  name: '[CONT-1] e-mail, location, four topics, reply note, send button, no form',
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
    await expect(canvas.getByText(location.place)).toBeVisible();
    const shown = canvas.getAllByRole('heading', { level: 3 }).map((topic) => topic.textContent);
    await expect(shown).toEqual(Object.values(topics).map(({ title }) => title));
    await expect(canvasElement.querySelector('form, input, textarea')).toBeNull();
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

export const LongAddress: Story = {
  globals: { viewport: { value: 'phone' }, language: 'it' },
  render: (_args, { globals }) => {
    const { contact } = contentCopy(globals);
    const address = 'assistenza.collaborazioni.e.stampa@messaggi.campetto-sport.app';
    return <ContactCards {...contact} email={{ ...contact.email, address }} />;
  },
};
