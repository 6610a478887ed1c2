import { use, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { readDocument, type SiteDocument, SuppliedDocuments } from './siteDocument.ts';
import { addressOf, nameOf, type Topic } from './topics.ts';

/** `missing`: the server responds without the document; `failed`: it could not be reached (spec §8). */
type Outcome =
  | { status: 'missing' }
  | { status: 'failed' }
  | { status: 'ready'; name: string; document: SiteDocument };

export type DocumentState =
  | { status: 'loading' }
  | Exclude<Outcome, { status: 'failed' }>
  | { status: 'failed'; onRetry: () => void };

async function load(name: string, topic: Topic): Promise<Outcome> {
  const address = addressOf(name);
  try {
    // The renderer is as large as the page: it is loaded with the first text that needs it.
    const [response, prose] = await Promise.all([fetch(address), import('@campetto/ui/prose')]);
    if (response.ok) {
      return { status: 'ready', name, document: readDocument(topic, await response.text(), prose) };
    }
    console.error(`${address} returned status ${response.status}.`);
    return { status: 'missing' };
  } catch (error) {
    console.error(`${address} could not be loaded.`, error);
    return { status: 'failed' };
  }
}

/** A document in the active language: from the prerendered page, else fetched as text (spec §7). */
export function useDocument(topic: Topic): DocumentState {
  const language = useLanguage();
  const name = nameOf(topic, language);
  const supplied = use(SuppliedDocuments);
  const [states, setStates] = useState<Record<string, Outcome>>(() => {
    const document = supplied(name, topic);
    return document ? { [name]: { status: 'ready', name, document } } : {};
  });
  const state = states[name];
  const isNeeded = state === undefined;

  useEffect(() => {
    if (!isNeeded) return;
    let active = true;
    void load(name, topic).then((loaded) => {
      if (active) setStates((others) => ({ ...others, [name]: loaded }));
    });
    return () => {
      active = false;
    };
  }, [isNeeded, name, topic]);

  if (state?.status !== 'failed') return state ?? { status: 'loading' };
  return { ...state, onRetry: () => setStates(({ [name]: _failed, ...others }) => others) };
}
