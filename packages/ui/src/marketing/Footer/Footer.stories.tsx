import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { SampleFooter } from '../samples.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Marketing/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { social: '', contact: '', legal: '', newTab: '' },
    brand: { name: '', href: '#top' },
    tagline: '',
    columns: [],
    social: [],
    email: '',
    location: '',
    copyright: '',
    legal: [],
  },
  render: (_, { globals }) => <SampleFooter globals={globals} />,
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  name: '[FOOT-1] logo, product and support columns, legal links again in the bottom bar',
  play: async ({ canvas, globals }) => {
    const { brand, footer } = marketingCopy(globals);
    await expect(canvas.getByRole('link', { name: brand.name })).toHaveAttribute(
      'href',
      brand.href,
    );
    const parts = [...footer.columns, { title: footer.labels.legal, links: footer.legal }];
    for (const { title, links } of parts) {
      const part = within(canvas.getByRole('navigation', { name: title }));
      const found = part.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(found).toEqual(links.map(({ href }) => href));
    }
  },
};

export const Social: Story = {
  name: '[FOOT-2] five networks in a new tab; e-mail, place and copyright',
  globals: { language: 'it' },
  play: async ({ canvas, globals }) => {
    const { footer, newTab } = marketingCopy(globals);
    const list = within(canvas.getByRole('list', { name: footer.labels.social }));
    await expect(list.getAllByRole('link')).toHaveLength(5);
    for (const { name, href } of footer.social) {
      const link = list.getByRole('link', { name: `${name} (${newTab})` });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.getAttribute('rel')).toContain('noopener');
    }
    const mail = canvas.getByRole('link', { name: footer.email });
    await expect(mail).toHaveAttribute('href', `mailto:${footer.email}`);
    await expect(canvas.getByText(footer.location)).toBeVisible();
    await expect(canvas.getByText(footer.copyright)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { language: 'it', theme: 'dark', viewport: { value: 'phone' } },
};
