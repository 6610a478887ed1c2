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
  name: 'the last legal link ends with the line above it, even if it is narrower than a touch target',
  play: async ({ canvas, globals }) => {
    const { footer } = marketingCopy(globals);
    const legal = canvas.getByRole('navigation', { name: footer.labels.legal });
    const written = document.createRange();
    written.selectNodeContents(within(legal).getAllByRole('link').at(-1) as HTMLElement);
    const { right } = legal.getBoundingClientRect();
    await expect(Math.abs(written.getBoundingClientRect().right - right)).toBeLessThan(1);
  },
};

export const Contact: Story = {
  name: '[FOOT-2] e-mail and place at the distance of the links beside them, each fact of the company in one line',
  globals: { language: 'it', viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { footer } = marketingCopy(globals);
    const mail = canvas.getByRole('link', { name: footer.email });
    const place = canvas.getByText(footer.location);
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
  },
};
