import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contentCopy } from '../../sample-copy/content.ts';
import { ContactLayout } from './ContactLayout.tsx';

const meta = {
  title: 'Content/ContactLayout',
  component: ContactLayout,
  args: { title: '', home: { label: '', href: '#home' }, cards: contentCopy({}).contact },
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => {
    const { contact, contactTitle, contactLead, home } = contentCopy(globals);
    return (
      <ContactLayout
        title={contactTitle}
        lead={contactLead}
        home={{ label: home, href: '#home' }}
        cards={contact}
      />
    );
  },
} satisfies Meta<typeof ContactLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: '[CONT-1] the page: its head, its cards',
  play: async ({ canvas, globals }) => {
    const { contact, contactTitle } = contentCopy(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: contactTitle })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 2, name: contact.email.title }),
    ).toBeVisible();
  },
};

export const ItalianPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
