import * as prose from '@campetto/ui/prose';
import { readDocument } from '../site/documents/readDocument.tsx';
import type { SiteDocument } from '../site/documents/siteDocument.ts';
import type { Topic } from '../site/documents/topics.ts';

const FILES = import.meta.glob<string>('../content/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A document from its file: only the prerendering bundles all documents and their renderer. */
export function prerenderedDocument(name: string, topic: Topic): SiteDocument {
  const markdown = FILES[`../content/${name}.md`];
  if (markdown === undefined) throw new Error(`There is no document ${name}.`);
  return readDocument(topic, markdown, prose);
}
