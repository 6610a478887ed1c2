import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentCopy } from '../../sample-copy/content.ts';
import { translated } from '../../sample-copy/translated.ts';
import { ContactLayout } from './ContactLayout.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { contact, contactTitle, contactLead, home } = contentCopy(globals);
  return {
    title: contactTitle,
    lead: contactLead,
    home: { label: home, href: '#home' },
    cards: contact,
  };
};

const meta = {
  title: 'Content/ContactLayout',
  component: ContactLayout,
  args: copy({}),
  argTypes: {
    cards: { control: 'object' },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <ContactLayout {...translated(args, copy, globals)} />,
} satisfies Meta<typeof ContactLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page has a single look; its parts have matrices of their own. */
export const Matrix: Story = {};
