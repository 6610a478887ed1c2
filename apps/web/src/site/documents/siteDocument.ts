import { createContext, type ReactNode } from 'react';
import type { Topic } from './topics.ts';

interface Chapter {
  /** The id of its heading. */
  id: string;
  label: string;
}

/** A document in one language: HTML if the page contains it, else rendered from its Markdown. */
export type SiteDocument = { chapters: Chapter[] } & ({ html: string } | { content: ReactNode });

/** The document in the prerendered page, which the app takes over without a request. */
function fromPage(name: string): SiteDocument | undefined {
  const element = document.querySelector(`[data-document="${name}"]`);
  if (element === null) return undefined;
  const headings = Array.from(element.querySelectorAll('h2[id]'));
  return {
    html: element.innerHTML,
    chapters: headings.map(({ id, textContent }) => ({ id, label: textContent ?? '' })),
  };
}

/** Returns a document that need not be loaded: from the page in the app, from the files in the prerendering. */
export const SuppliedDocuments =
  createContext<(name: string, topic: Topic) => SiteDocument | undefined>(fromPage);
