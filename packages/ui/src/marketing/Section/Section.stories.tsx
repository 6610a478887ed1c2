import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { Section } from './Section.tsx';

const meta = {
  title: 'Marketing/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { id: 'features', eyebrow: '', title: '', children: null },
  render: (args, { globals }) => {
    const { eyebrow, title, lead } = marketingCopy(globals).features;
    return <Section {...args} eyebrow={eyebrow} title={title} lead={lead} />;
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {
  play: async ({ canvas, globals }) => {
    const { title } = marketingCopy(globals).features;
    const section = canvas.getByRole('region', { name: title });
    await expect(section).toHaveAttribute('id', 'features');
    await expect(section.firstElementChild).toHaveStyle({ opacity: 1 });
  },
};

export const OnACard: Story = { args: { ground: 'card' }, globals: { language: 'it' } };
export const Painted: Story = { args: { ground: 'painted' }, globals: { theme: 'dark' } };

export const BelowTheFold: Story = {
  name: '[LAND-10] waits out of sight, rises once when scrolled to, and stays',
  render: (args, { globals }) => {
    const { eyebrow, title } = marketingCopy(globals).features;
    return (
      <div style={{ paddingBlock: '120vh' }}>
        <Section {...args} eyebrow={eyebrow} title={title} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region');
    const rising = section.firstElementChild;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(rising).toHaveStyle({ opacity: still ? 1 : 0 });
    section.scrollIntoView();
    await waitFor(() => expect(rising).toHaveStyle({ opacity: 1 }));
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(rising).toHaveStyle({ opacity: 1 });
  },
};
