import { type ComponentType, lazy, useState } from 'react';
import { allowReload } from '../app/preloadError.ts';
import { activeLanguage, addCatalogue, type Catalogue } from '../i18n/activate.ts';
import { requestAhead } from './documents/loadDocument.ts';
import { nameOf, type Topic } from './documents/topics.ts';

/** The module of a page; undefined if its code is missing and the document is being reloaded. */
export type ImportPage = () => Promise<{ Component: ComponentType } | undefined>;

/** A page whose code is loaded on its first visit, or by `load`, after which it renders at once. */
export class Page {
  readonly path: string;
  readonly #import: ImportPage;
  readonly #texts: Catalogue[];
  readonly #topics: Topic[];
  #Loaded: ComponentType | undefined;
  readonly #Lazy = lazy(() => this.load());

  /**
   * @param texts the catalogues of texts that only some pages show
   * @param topics the topics of the documents that the page shows
   */
  constructor(path: string, importPage: ImportPage, texts: Catalogue[], topics: Topic[] = []) {
    this.path = path;
    this.#import = importPage;
    this.#texts = texts;
    this.#topics = topics;
  }

  /** Begins to load the page's documents, without waiting for them. */
  requestDocuments(): void {
    for (const topic of this.#topics) requestAhead(nameOf(topic, activeLanguage()), topic);
  }

  async load(): Promise<{ default: ComponentType }> {
    const [module] = await Promise.all([this.#import(), ...this.#texts.map(addCatalogue)]);
    if (module === undefined) return new Promise(() => undefined);
    this.#Loaded = module.Component;
    allowReload();
    return { default: module.Component };
  }

  get Component(): ComponentType {
    return this.#Loaded ?? this.#Lazy;
  }
}

/** Renders a page. Its component is chosen once: another one would mount the page again. */
export function LazyPage({ page }: { page: Page }) {
  const [Component] = useState(() => page.Component);
  return <Component />;
}

/**
 * Marks the end of what is visible before scrolling. The prerendered page requests the styles of the rest here,
 * so that its first paint does not wait for them (`prerender/splitStyles.ts`).
 */
export function FirstScreenEnd() {
  return (
    <div
      hidden
      data-first-screen-end
      suppressHydrationWarning
      // Set so that React does not remove the link that only the prerendered page contains.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
