import { createContext } from 'react';
import { proseOptions, type Topic } from './topics.ts';

type ProseModule = typeof import('@campetto/ui/prose');

interface Chapter {
  /** Of its heading. */
  id: string;
  label: string;
}

/** A document in one language: as HTML where the page came with it, else as Markdown with its renderer. */
export type SiteDocument = { chapters: Chapter[] } & (
  | { html: string }
  | { markdown: string; Prose: ProseModule['Prose'] }
);

/** Markdown made ready to be shown. */
export function readDocument(
  topic: Topic,
  markdown: string,
  { headingsOf, Prose }: ProseModule,
): SiteDocument {
  const headings = headingsOf(markdown, proseOptions(topic)).filter(({ level }) => level === 2);
  return { markdown, Prose, chapters: headings.map(({ id, text }) => ({ id, label: text })) };
}

/** The document that stands in the prerendered page; the app takes it over without asking for it again. */
function fromPage(name: string): SiteDocument | undefined {
  const element = document.querySelector(`[data-document="${name}"]`);
  if (element === null) return undefined;
  const headings = Array.from(element.querySelectorAll('h2[id]'));
  return {
    html: element.innerHTML,
    chapters: headings.map(({ id, textContent }) => ({ id, label: textContent ?? '' })),
  };
}

/** Finds a document that needs no loading; the prerendering puts the files in this place. */
export const SuppliedDocuments =
  createContext<(name: string, topic: Topic) => SiteDocument | undefined>(fromPage);
