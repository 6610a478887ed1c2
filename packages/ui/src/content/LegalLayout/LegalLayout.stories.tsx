import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { headingsOf, Prose } from '../Prose/index.ts';
import { type LegalDocument, LegalLayout } from './LegalLayout.tsx';

function documentOf(document: LegalDocument, globals: Globals): LegalDocument {
  if (document.status !== 'ready') return document;
  const { legal, prose } = contentCopy(globals);
  // Chapters are numbered, and a valid id starts with a letter.
  const options = { title: 'omitted', idPrefix: 'chapter-' } as const;
  const chapters = headingsOf(legal.document, options).filter(({ level }) => level === 2);
  return {
    status: 'ready',
    content: <Prose {...options} markdown={legal.document} labels={prose} />,
    contents: chapters.map(({ id, text }) => ({ id, label: text })),
  };
}

const copy = (globals: Globals) => {
  const { legal, home } = contentCopy(globals);
  const { title, contents, loading, missing, failed, retry } = legal;
  return {
    title,
    labels: { contents, loading, missing, failed, retry },
    home: { label: home, href: '#home' },
  };
};

const meta = {
  title: 'Content/LegalLayout',
  component: LegalLayout,
  args: { ...copy({}), document: { status: 'ready', content: null, contents: [] } },
  argTypes: {
    labels: { control: 'object' },
    document: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const document = documentOf(args.document, globals);
    return (
      <LegalLayout
        {...translated(args, copy, globals)}
        activeId={document.status === 'ready' ? document.contents[1]?.id : undefined}
        document={document}
      />
    );
  },
} satisfies Meta<typeof LegalLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, context) => {
    const having = (document: LegalDocument) => meta.render({ ...args, document }, context);
    const { title, sentence } = longCopy(context.globals);
    return (
      // In `main`, a header is no landmark of the page, which may have only one.
      <main>
        <MatrixList
          items={{
            ready: meta.render(args, context),
            loading: having({ status: 'loading' }),
            missing: having({ status: 'missing' }),
            failed: having({ status: 'failed', onRetry: fn() }),
            'tried again': having({ status: 'failed', pending: true, onRetry: fn() }),
            'no chapters, a long title': (
              <LegalLayout
                {...translated(args, copy, context.globals)}
                title={title}
                document={{ status: 'ready', content: <p>{sentence}</p>, contents: [] }}
              />
            ),
          }}
        />
      </main>
    );
  },
};

export const Ready: Story = {};

export const ManyChapters: Story = {
  name: 'more chapters than the window shows: a shade at the end behind which there are more',
  globals: { viewport: { value: 'desktop' } },
  render: (args, { globals }) => {
    const { sentence, title } = longCopy(globals);
    const contents = Array.from({ length: 25 }, (_, i) => ({
      id: `chapter-${i + 1}`,
      label: `${i + 1}. ${title}`,
    }));
    return (
      <LegalLayout
        {...translated(args, copy, globals)}
        activeId="chapter-1"
        document={{
          status: 'ready',
          contents,
          content: contents.map(({ id, label }) => (
            <section key={id} id={id}>
              <h2>{label}</h2>
              <p>{sentence}</p>
            </section>
          )),
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole('navigation', { name: contentCopy(globals).legal.contents });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    // Two patches of the background scroll with the content, two shadows stay.
    const { backgroundAttachment } = getComputedStyle(list);
    await expect(backgroundAttachment).toMatch(/^local, local, scroll, scroll/);
    await waitFor(() => expect(list).toHaveAttribute('tabindex', '0'));
  },
};

export const ManyChaptersOnAPhone: Story = {
  ...ManyChapters,
  tags: ['!autodocs'],
  name: 'on a phone the keyboard passes over the contents, which do not scroll, to their toggle',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { home, legal } = contentCopy(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: home })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText(legal.contents, { selector: 'summary' })).toHaveFocus();
  },
};

export const Loading: Story = {
  name: '[LEGAL-1] a spinner while loading',
  globals: { viewport: { value: 'desktop' } },
  args: { document: { status: 'loading' } },
  play: async ({ canvas, globals }) => {
    const { legal } = contentCopy(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(legal.loading);
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    // Centred on the page, not on the width of a text.
    const { left, right } = canvas.getByText(legal.loading).getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    await expect(Math.abs((left + right - clientWidth) / 2)).toBeLessThanOrEqual(1);
  },
};

export const Missing: Story = {
  name: '[LEGAL-5] not found',
  globals: { viewport: { value: 'desktop' } },
  args: { document: { status: 'missing' } },
  play: async ({ canvas, globals }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent(contentCopy(globals).legal.missing);
    await expect(notice).toBeVisible();
    // Without a table of contents the notice is aligned with the title.
    const { left } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(notice.parentElement?.getBoundingClientRect().left).toBe(left);
  },
};

export const Failed: Story = {
  name: '[LEGAL-5] could not be loaded; can be tried again',
  globals: { viewport: { value: 'desktop' } },
  args: { document: { status: 'failed', onRetry: fn() } },
  play: async ({ args, canvas, globals }) => {
    const { failed, retry } = contentCopy(globals).legal;
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed);
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    const { document } = args;
    await expect(document.status === 'failed' && document.onRetry).toHaveBeenCalledOnce();
  },
};
