import { type ComponentType, lazy, useState } from 'react';

/** A module with a page in it; nothing where the code is lost and the document is being loaded anew. */
type ImportPage = () => Promise<{ Component: ComponentType } | undefined>;

/** A page whose code comes with its first visit, or by `load`, after which it is drawn at once. */
export class Page {
  readonly path: string;
  readonly #import: ImportPage;
  #Loaded: ComponentType | undefined;
  readonly #Lazy = lazy(() => this.load());

  constructor(path: string, importPage: ImportPage) {
    this.path = path;
    this.#import = importPage;
  }

  async load(): Promise<{ default: ComponentType }> {
    const module = await this.#import();
    if (module === undefined) return new Promise(() => undefined);
    this.#Loaded = module.Component;
    return { default: module.Component };
  }

  get Component(): ComponentType {
    return this.#Loaded ?? this.#Lazy;
  }
}

/** Draws a page; which way it comes is decided once, or it would begin anew. */
export function LazyPage({ page }: { page: Page }) {
  const [Component] = useState(() => page.Component);
  return <Component />;
}
