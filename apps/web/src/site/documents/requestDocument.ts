import { readDocument } from './readDocument.tsx';
import type { SiteDocument } from './siteDocument.ts';
import type { Topic } from './topics.ts';

/** `missing`: the server responds without the document (spec §8). */
export type DocumentResponse =
  | { status: 'missing' }
  | { status: 'ready'; name: string; document: SiteDocument };

const ADDRESSES = import.meta.glob<string>('../../content/*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Requests a document as text (spec §7), and the code that renders it. Rejects without a connection. */
export async function requestDocument(name: string, topic: Topic): Promise<DocumentResponse> {
  const address = ADDRESSES[`../../content/${name}.md`] ?? '';
  const [response, prose] = await Promise.all([fetch(address), import('@campetto/ui/prose')]);
  if (response.ok) {
    return { status: 'ready', name, document: readDocument(topic, await response.text(), prose) };
  }
  console.error(`${address} returned status ${response.status}.`);
  return { status: 'missing' };
}
