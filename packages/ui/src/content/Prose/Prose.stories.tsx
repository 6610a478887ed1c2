import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { translated } from '../../sample-copy/translated.ts';
import { headingsOf } from './headings.ts';
import { Prose } from './Prose.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { guide: page, prose } = contentCopy(globals);
  return { markdown: page.document, labels: prose };
};

const meta = {
  title: 'Content/Prose',
  component: Prose,
  args: copy({}),
  argTypes: {
    labels: { control: 'object' },

    markdown: { control: 'text' },
    headingOffset: { control: 'inline-radio', options: [0, 1, 2] },
    title: { control: 'inline-radio', options: ['shown', 'omitted'] },
    slug: { control: false },
  },
  render: (args, { globals }) => <Prose {...translated(args, copy, globals)} />,
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

const legal: Story['render'] = (args, { globals }) => {
  const { legal, prose } = contentCopy(globals);
  return <Prose {...args} markdown={legal.document} labels={prose} />;
};

export const Matrix: Story = {
  render: (args, { globals }) => {
    const { markdown, labels } = translated(args, copy, globals);
    const { legal } = contentCopy(globals);
    const { title, sentence, word } = longCopy(globals);
    const long = [
      `## ${title}`,
      `${sentence} [${title}](https://a.it/${'long'.repeat(30)}) **${word}**`,
      `> ${sentence}`,
      `1. ${sentence}\n   - ${title}`,
      `| ${title} | ${title} |\n| --- | --: |\n| ${sentence} | 1.234.567 |`,
      `\`\`\`\n${sentence}\n\`\`\``,
    ].join('\n\n');
    return (
      <MatrixList
        items={{
          'a guide': <Prose markdown={markdown} labels={labels} idPrefix="guide-" />,
          'a legal text': <Prose markdown={legal.document} labels={labels} idPrefix="legal-" />,
          'long words': <Prose markdown={long} labels={labels} idPrefix="long-" />,
          narrow: (
            <div style={{ inlineSize: '15rem' }}>
              <Prose markdown={markdown} labels={labels} idPrefix="narrow-" />
            </div>
          ),
          hover: <Prose markdown={legal.document} labels={labels} idPrefix="hover-" />,
        }}
      />
    );
  },
};

export const Legal: Story = {
  name: '[LEGAL-1] headings, paragraphs, lists, bold',
  render: legal,
  play: async ({ canvas, canvasElement, globals }) => {
    const { title } = contentCopy(globals).legal;
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvasElement.querySelectorAll('ul > li')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('ol > li')).toHaveLength(3);
    await expect(canvas.getByText('Campetto', { selector: 'strong' })).toBeVisible();
  },
};

export const Guide: Story = {
  name: '[GUIDE-2] headings, lists, quotes, code blocks, one rank lower',
  args: { headingOffset: 1, idPrefix: 'user-levels-' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { guide, prose } = contentCopy(globals);
    const title = canvas.getByRole('heading', { level: 2, name: guide.levels });
    await expect(title.id).toMatch(/^user-levels-/);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('ul > li')).toHaveLength(2);
    await expect(canvasElement.querySelector('blockquote')).toBeVisible();
    await expect(canvas.getByRole('group', { name: prose.code })).toHaveTextContent('XP(L)');
    const figure = canvas.getByRole('cell', { name: '100' });
    await expect(getComputedStyle(figure).textAlign).toBe('end');
    // A strict content security policy blocks inline styles in static HTML.
    await expect(canvasElement.querySelector('td[style], th[style]')).toBeNull();
  },
};

export const GuideItalianPhone: Story = {
  name: '[GUIDE-2] on a phone in Italian: a table scrolls inside itself, by keyboard too',
  args: { headingOffset: 1 },
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas, globals }) => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    const code = canvas.getByRole('group', { name: contentCopy(globals).prose.code });
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    const [first, second] = canvas.getAllByRole('link');
    const table = canvas.getByRole('group', { name: 'Tabella' });
    for (const next of [first, table, second, code]) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
  },
};

export const LinksToHeadings: Story = {
  name: 'each heading but the title has a link beside it, shown on focus and if it is in the address',
  args: { headingOffset: 1, idPrefix: 'user-levels-' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { guide, prose } = contentCopy(globals);
    const headings = canvas.getAllByRole('heading', { level: 3 });
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(headings.length);
    await expect(canvas.getByRole('heading', { level: 2, name: guide.levels })).toBeVisible();
    for (const [i, heading] of headings.entries()) {
      // The link is not part of what is announced as heading.
      await expect(heading.querySelector('a')).toBeNull();
      await expect(links[i]).toHaveAccessibleName(prose.linkTo(String(heading.textContent)));
      await expect(links[i]).toHaveAttribute('href', `#${heading.id}`);
      // The link is at the end of the last line, not on a line of its own.
      const { right, bottom } = heading.getBoundingClientRect();
      const sign = (links[i] as HTMLElement).getBoundingClientRect();
      await expect(Math.abs(sign.left - right)).toBeLessThanOrEqual(1);
      await expect(sign.top).toBeLessThan(bottom);
    }
    const [link] = links;
    await expect(getComputedStyle(link as HTMLElement).opacity).toBe('0');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link as HTMLElement).opacity).toBe('1');
    await expect(canvasElement.querySelectorAll('h2 + a')).toHaveLength(0);
  },
};

export const LinksOnAPhone: Story = {
  name: 'a heading of several lines on a phone keeps its link on the last one, in Italian',
  args: { idPrefix: 'long-' },
  globals: { viewport: { value: 'phone' }, language: 'it' },
  render: (args, { globals }) => {
    const { title, word } = longCopy(globals);
    const markdown = `## ${title}\n\n### ${word.repeat(2)}`;
    return <Prose {...args} markdown={markdown} labels={contentCopy(globals).prose} />;
  },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    for (const [i, heading] of canvas.getAllByRole('heading').entries()) {
      const lines = heading.getClientRects();
      await expect(lines.length).toBeGreaterThan(1);
      const last = lines[lines.length - 1] as DOMRect;
      const sign = (canvas.getAllByRole('link')[i] as HTMLElement).getBoundingClientRect();
      await expect(Math.abs(sign.left - last.right)).toBeLessThanOrEqual(1);
      await expect(sign.right).toBeLessThanOrEqual(page.clientWidth);
    }
  },
};

export const Headings: Story = {
  name: 'gives headings the ids that the table of contents receives',
  args: { title: 'omitted' },
  render: legal,
  play: async ({ canvas, canvasElement, globals }) => {
    const { document: markdown } = contentCopy(globals).legal;
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    const headings = headingsOf(markdown, { title: 'omitted' });
    await expect(headings.map(({ level }) => level)).toEqual([2, 2, 3, 2]);
    for (const { id, text } of headings) {
      await expect(canvasElement.querySelector(`[id="${id}"]`)).toHaveTextContent(text);
    }
  },
};

export const OwnSlugs: Story = {
  tags: ['!autodocs'],
  name: 'takes ids from a given function; repeated headings differ without one',
  args: { markdown: '## Pitch\n\n## Pitch', slug: (text) => text.toUpperCase() },
  // This `slug` gives the same id twice, which callers must avoid, so axe would fail.
  parameters: { a11y: { test: 'off' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading')[0]).toHaveAttribute('id', 'PITCH');
    const ids = headingsOf(args.markdown, { idPrefix: 'a-' }).map(({ id }) => id);
    await expect(ids).toEqual(['a-pitch', 'a-pitch-1']);
  },
};

const allowed = ['http://a.it', 'https://a.it', 'irc://a.it', 'ircs://a.it', 'xmpp:a@b.it'];
const refused = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#x3A;alert(1)',
  '&#1;javascript:alert(1)',
  '&#x200B;javascript:alert(1)',
  'java&#10;script:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '&#32;javascript:alert(1)',
  'javascript&#0;:alert(1)',
  'java\\script:alert(1)',
  'data:text/html;base64,PGI+',
  'DATA:image/svg+xml,x',
  'vbscript:msgbox(1)',
  'view-source:https://a.it',
  'blob:https://a.it/1',
  'filesystem:https://a.it/1',
  'file:///etc/passwd',
  'ftp://a.it',
  'httpx://a.it',
  'http+unix://a.it',
  'campetto://share/1',
  'tel:123',
  'sms:123',
  'mailtox:a@b.it',
];
/** A link to the address in each notation of Markdown. */
const linkTo = (address: string, i: number) =>
  [
    `- [link ${i}](${address})`,
    `- [link ${i}](<${address}> "title")`,
    `- [link ${i}][ref-${i}]`,
    `\n[ref-${i}]: ${address}\n`,
  ].join('\n');
const list = (links: string[]) => links.map((link, i) => `- [link ${i}](${link})`).join('\n');

export const AllowedLinks: Story = {
  tags: ['!autodocs'],
  name: '[LEGAL-2] keeps http, https, irc, ircs, mailto, xmpp and addresses of this site',
  args: { markdown: list([...allowed, 'mailto:a@b.it', '/contact', '#seasons']) },
  play: async ({ canvas, globals }) => {
    const { newTab } = contentCopy(globals).prose;
    const links = canvas.getAllByRole('link');
    const addresses = links.map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual([...allowed, 'mailto:a@b.it', '/contact', '#seasons']);
    for (const outward of links.slice(0, 2)) {
      await expect(outward).toHaveAttribute('target', '_blank');
      await expect(outward).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(outward).toHaveTextContent(newTab);
    }
    for (const inward of links.slice(2)) await expect(inward).not.toHaveAttribute('target');
  },
};

export const RefusedLinks: Story = {
  tags: ['!autodocs'],
  name: '[LEGAL-2] empties every other scheme, however it is written',
  args: { markdown: refused.map(linkTo).join('\n') },
  play: async ({ canvas, canvasElement }) => {
    for (const [i, address] of refused.entries()) {
      const links = canvas.getAllByText(`link ${i}`).map((words) => words.closest('a'));
      await expect(links, address).toHaveLength(3);
      for (const link of links) await expect(link, address).toHaveAttribute('href', '');
    }
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(refused.length * 3);
  },
};

export const RefusedAutolinks: Story = {
  tags: ['!autodocs'],
  name: '[LEGAL-2] empties other schemes between angle brackets too',
  args: { markdown: '<javascript:alert(1)> <DATA:text/html,x> <ftp://a.it> <tel:123>' },
  play: async ({ canvasElement }) => {
    const links = [...canvasElement.querySelectorAll('a')];
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['', '', '', '']);
  },
};

export const Inert: Story = {
  tags: ['!autodocs'],
  name: 'shows raw HTML as text and pictures as their description',
  args: {
    markdown:
      'Before <script>window.pwned = 1</script> <img src=x onerror="window.pwned = 1"> after.\n\n<iframe src="https://a.it"></iframe>\n\n![A full pitch](https://a.it/track.png)',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img, iframe')).toBeNull();
    await expect(canvas.getByText(/<script>/)).toBeVisible();
    await expect(canvas.getByText('A full pitch')).toBeVisible();
    await expect('pwned' in window).toBe(false);
  },
};
