import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contentCopy } from '../../sample-copy/content.ts';
import { PageHead } from './PageHead.tsx';

const meta = {
  title: 'Content/PageHead',
  component: PageHead,
  args: { title: '', home: { label: '', href: '#home' } },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const { guide, home } = contentCopy(globals);
    return (
      <PageHead
        {...args}
        title={guide.title}
        lead={guide.lead}
        home={{ label: home, href: '#home' }}
      />
    );
  },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLead: Story = {
  play: async ({ canvas, globals }) => {
    const { guide, home } = contentCopy(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: guide.title })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: home })).toHaveFocus();
  },
};

export const ItalianPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
