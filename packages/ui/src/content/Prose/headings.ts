import GithubSlugger from 'github-slugger';
import Markdown, { type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';

type Element = NonNullable<ExtraProps['node']>;
type Content = Element['children'][number];
interface Tree {
  children: Content[];
}

export interface HeadingOptions {
  /**
   * Makes the id of a heading without a marker from its text; must not return the same id twice. Default:
   * the ids that GitHub gives.
   */
  slug?: ((text: string) => string) | undefined;
  /** Goes before each id: documents of one page may share headings, and a heading start with a digit. */
  idPrefix?: string | undefined;
  /** `omitted` if the page itself shows the title. Default `shown`. */
  title?: 'shown' | 'omitted' | undefined;
}

export interface ProseHeading {
  id: string;
  text: string;
  /** As written in the document, 1 to 6. */
  level: number;
}

interface Settings extends HeadingOptions {
  offset?: number | undefined;
  onHeading?: ((heading: ProseHeading) => void) | undefined;
}

const levelOf = (node: Content) =>
  node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;

export function textOf(node: Content): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** `## Divisions {#divisions}`: an id that is the same in every language, unlike the words. */
const MARKER = /\s*\{#([\w-]+)\}$/;

/** Takes the marker off a heading and returns its id. */
function takeMarker(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const id = MARKER.exec(last.value)?.[1];
  last.value = last.value.replace(MARKER, '');
  return id;
}

/** rehype plugin: gives each heading its id and its rank in the page. */
export function headings({ slug, idPrefix = '', offset = 0, title, onHeading }: Settings) {
  return (tree: Tree) => {
    const slugger = new GithubSlugger();
    if (title === 'omitted') tree.children = tree.children.filter((node) => levelOf(node) !== 1);
    for (const node of tree.children) {
      const level = levelOf(node);
      if (level === 0 || node.type !== 'element') continue;
      const marked = takeMarker(node);
      const text = textOf(node);
      const id = idPrefix + (marked ?? slug?.(text) ?? slugger.slug(text));
      node.tagName = `h${Math.min(level + offset, 6)}`;
      // Focusable, so that the keyboard continues from a heading to which a link leads.
      node.properties = { ...node.properties, id, dataLevel: level, tabIndex: -1 };
      onHeading?.({ id, text, level });
    }
  };
}

/** The headings of a document, in order, with the ids that Prose gives them for the same options. */
export function headingsOf(markdown: string, options: HeadingOptions = {}) {
  const found: ProseHeading[] = [];
  const onHeading = (heading: ProseHeading) => found.push(heading);
  // Called only for `onHeading`; it is the parser that Prose uses, so both find the same headings.
  Markdown({
    children: markdown,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [[headings, { ...options, onHeading }]],
  });
  return found;
}
