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

/** Milliseconds after which a document counts as out of reach. */
const TIME_LIMIT = 15_000;

/**
 * Requests a document as text (spec §7), and the code that renders it. Rejects without a connection, and with one that
 * does not respond in time.
 */
export const requestDocument = (name: string, topic: Topic): Promise<DocumentResponse> =>
  Promise.race([
    request(name, topic),
    new Promise<never>((_, reject) =>
      setTimeout(reject, TIME_LIMIT, new Error(`${name}.md did not come in time.`)),
    ),
  ]);

async function request(name: string, topic: Topic): Promise<DocumentResponse> {
  const address = ADDRESSES[`../../content/${name}.md`] ?? '';
  const [response, prose] = await Promise.all([fetch(address), import('@campetto/ui/prose')]);
  if (response.ok) {
    return { status: 'ready', name, document: readDocument(topic, await response.text(), prose) };
  }
  console.error(`${address} returned status ${response.status}.`);
  return { status: 'missing' };
}
