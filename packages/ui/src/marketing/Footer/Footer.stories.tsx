import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { Footer } from './Footer.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { brand, footer } = marketingCopy(globals);
  return { ...footer, brand };
};

const meta = {
  title: 'Marketing/Footer',
  component: Footer,
  args: copy({}),
  argTypes: {
    columns: { control: 'object' },
    social: { control: 'object' },
    legal: { control: 'object' },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <Footer {...translated(args, copy, globals)} />,
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const footer = translated(args, copy, globals);
    const { title, label, sentence } = longCopy(globals);
    return (
      // In `main`, a footer is no landmark of the page, which may have only one.
      <main>
        <MatrixList
          items={{
            rest: <Footer {...footer} />,
            hover: <Footer {...footer} />,
            focus: <Footer {...footer} />,
            'one column, long words': (
              <Footer
                {...footer}
                tagline={sentence}
                columns={[{ title, links: [{ label, href: '#long' }] }]}
                social={footer.social.slice(0, 1)}
                email="assistenza.collaborazioni.e.stampa@messaggi.campetto-sport.app"
                company={[sentence, title]}
                copyright={title}
              />
            ),
          }}
        />
      </main>
    );
  },
};

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
    // The last word ends with the line above it, even if it is narrower than a touch target.
    const legal = canvas.getByRole('navigation', { name: footer.labels.legal });
    const written = document.createRange();
    written.selectNodeContents(within(legal).getAllByRole('link').at(-1) as HTMLElement);
    const { right } = legal.getBoundingClientRect();
    await expect(Math.abs(written.getBoundingClientRect().right - right)).toBeLessThan(1);
  },
};

export const Social: Story = {
  name: '[FOOT-2] five networks in a new tab; e-mail, place, company, each fact in one line, and copyright',
  globals: { language: 'it', viewport: { value: 'phone' } },
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
    const place = canvas.getByText(footer.location);
    await expect(place).toBeVisible();
    // The e-mail address and the location are as far apart as the links beside them.
    const [column] = canvas.getAllByRole('navigation');
    const rows = column ? within(column).getAllByRole('link') : [];
    const [first, second] = rows.map((row) => row.getBoundingClientRect().top);
    const step = place.getBoundingClientRect().top - mail.getBoundingClientRect().top;
    await expect(Math.abs(step - ((second ?? 0) - (first ?? 0)))).toBeLessThanOrEqual(1);
    // A heading is further from its first link than the links are from one another.
    const middle = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const heading = canvas.getByRole('heading', { name: footer.labels.contact });
    await expect(middle(mail) - middle(heading)).toBeGreaterThan(step);
    for (const fact of footer.company) {
      // `getByText` replaces no-break spaces in the page by ordinary ones.
      const { height } = canvas.getByText(fact.replaceAll('\u00A0', ' ')).getBoundingClientRect();
      await expect(height, fact).toBeLessThan(30);
    }
    await expect(canvas.getByText(footer.copyright)).toBeVisible();
  },
};
