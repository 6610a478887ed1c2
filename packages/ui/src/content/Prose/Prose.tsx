import Link2 from 'lucide-react/icons/link-2';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import { type HeadingOptions, headings, textOf } from './headings.ts';
import { prose, scroller, sign } from './Prose.css.ts';

export interface ProseLabels {
  /** Added to the name of a link to another site: "opens in a new tab". */
  newTab: string;
  /** Names a table to those who scroll it by keyboard. */
  table: string;
  /** Names a block of code to those who scroll it by keyboard. */
  code: string;
  /** Names the link to a heading: "Link to: Divisions". */
  linkTo: (heading: string) => string;
}

export interface ProseProps extends HeadingOptions {
  /** GitHub's dialect. Raw HTML shows as text, a picture as its description. */
  markdown: string;
  labels: ProseLabels;
  /** Added to the rank of each heading: 1 makes the document's title an h2. Default 0. */
  headingOffset?: 0 | 1 | 2 | undefined;
}

const Labels = createContext<ProseLabels>({ newTab: '', table: '', code: '', linkTo: String });

function Link({ href = '', children }: ComponentProps<'a'>) {
  const { newTab } = use(Labels);
  const external = /^(https?:)?\/\//i.test(href);
  return (
    <Anchor href={href} newTabLabel={external ? newTab : undefined}>
      {children}
    </Anchor>
  );
}

function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard.
    <div className={scroller} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

type HeadingProps = ComponentProps<'h2'> & ExtraProps & { 'data-level'?: number };

/** The link is beside the heading and not read aloud as part of it. The title of the document needs no link. */
function Heading({ node, id, 'data-level': level = 1, ...rest }: HeadingProps) {
  const { linkTo } = use(Labels);
  const Tag = (node?.tagName ?? 'h2') as 'h2';
  return (
    <div data-level={level}>
      <Tag {...rest} id={id} />
      {node && level > 1 && (
        <Anchor href={`#${id}`} className={sign} aria-label={linkTo(textOf(node))}>
          <Link2 aria-hidden="true" />
        </Anchor>
      )}
    </div>
  );
}

// The renderer sets the alignment as inline style, which a strict content security policy blocks in static HTML.
function Cell({ node, style, ...rest }: ComponentProps<'td'> & ExtraProps) {
  const Tag = node?.tagName === 'th' ? 'th' : 'td';
  return <Tag {...rest} data-align={style?.textAlign} />;
}

const components: Components = {
  a: Link,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  td: Cell,
  th: Cell,
  // Our documents contain no pictures; one of another site would cause a request to a third party.
  img: ({ alt }) => alt,
  table: ({ children }) => (
    <Scroller label={use(Labels).table}>
      <table>{children}</table>
    </Scroller>
  ),
  pre: ({ children }) => (
    <Scroller label={use(Labels).code}>
      <pre>{children}</pre>
    </Scroller>
  ),
};

/**
 * A Markdown document. Only links with the schemes http, https, irc, ircs, mailto and xmpp keep their address; those
 * of all others are emptied (spec §2.4). The list is the renderer's.
 */
export function Prose({ markdown, labels, headingOffset = 0, title, slug, idPrefix }: ProseProps) {
  const settings = { slug, idPrefix, title, offset: headingOffset };
  return (
    <Labels value={labels}>
      <div className={prose}>
        <Markdown
          components={components}
          remarkPlugins={[remarkGfm]}
          rehypePlugins={[[headings, settings]]}
        >
          {markdown}
        </Markdown>
      </div>
    </Labels>
  );
}
