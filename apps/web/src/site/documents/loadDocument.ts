import type { DocumentResponse } from './requestDocument.ts';
import type { Topic } from './topics.ts';

/** `failed`: the server could not be reached (spec §8); `pending` while the document is requested again. */
export type Outcome = DocumentResponse | { status: 'failed'; pending?: boolean };

/** Documents that were requested before their page was shown, by name. */
const ahead = new Map<string, Promise<Outcome>>();

async function request(name: string, topic: Topic): Promise<Outcome> {
  try {
    // Loaded when a text is requested, because most visitors read only the texts that the page contains.
    const { requestDocument } = await import('./requestDocument.ts');
    return await requestDocument(name, topic);
  } catch (error) {
    console.error(`${name}.md could not be loaded.`, error);
    return { status: 'failed' };
  }
}

/** Begins to load a document whose page will be shown next. */
export function requestAhead(name: string, topic: Topic): void {
  ahead.set(name, request(name, topic));
}

/** Loads a document, unless it was requested ahead. */
export function loadDocument(name: string, topic: Topic): Promise<Outcome> {
  const outcome = ahead.get(name) ?? request(name, topic);
  ahead.delete(name);
  return outcome;
}
