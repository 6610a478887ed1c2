import { createContext } from 'react';
import { proseOptions, type Topic } from './topics.ts';

type ProseModule = typeof import('@campetto/ui/prose');

interface Chapter {
  /** The id of its heading. */
  id: string;
  label: string;
}

/** A document in one language: HTML if the page contains it, else Markdown with its renderer. */
export type SiteDocument = { chapters: Chapter[] } & (
  | { html: string }
  | { markdown: string; Prose: ProseModule['Prose'] }
);

/** The document of a Markdown text. */
export function readDocument(
  topic: Topic,
  markdown: string,
  { headingsOf, Prose }: ProseModule,
): SiteDocument {
  const headings = headingsOf(markdown, proseOptions(topic)).filter(({ level }) => level === 2);
  return { markdown, Prose, chapters: headings.map(({ id, text }) => ({ id, label: text })) };
}

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

/** Returns a document that needs no loading; the prerendering provides the files here. */
export const SuppliedDocuments =
  createContext<(name: string, topic: Topic) => SiteDocument | undefined>(fromPage);
