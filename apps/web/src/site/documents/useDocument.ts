import { use, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { readDocument, type SiteDocument, SuppliedDocuments } from './siteDocument.ts';
import { addressOf, nameOf, type Topic } from './topics.ts';

/** `missing`: the server answers without the document; `failed`: it could not be asked (spec §8). */
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
    // The renderer is as heavy as the page: it comes with the first text that needs it.
    const [answer, prose] = await Promise.all([fetch(address), import('@campetto/ui/prose')]);
    if (answer.ok) {
      return { status: 'ready', name, document: readDocument(topic, await answer.text(), prose) };
    }
    console.error(`${address} answers with status ${answer.status}.`);
    return { status: 'missing' };
  } catch (error) {
    console.error(`${address} could not be loaded.`, error);
    return { status: 'failed' };
  }
}

/** A document in the language on the screen: from the page itself, else fetched as text (spec §7). */
export function useDocument(topic: Topic): DocumentState {
  const { language } = useLanguage();
  const name = nameOf(topic, language);
  const supplied = use(SuppliedDocuments);
  const [states, setStates] = useState<Record<string, Outcome>>(() => {
    const document = supplied(name, topic);
    return document ? { [name]: { status: 'ready', name, document } } : {};
  });
  const state = states[name];
  const isWanted = state === undefined;

  useEffect(() => {
    if (!isWanted) return;
    let wanted = true;
    void load(name, topic).then((loaded) => {
      if (wanted) setStates((others) => ({ ...others, [name]: loaded }));
    });
    return () => {
      wanted = false;
    };
  }, [isWanted, name, topic]);

  if (state?.status !== 'failed') return state ?? { status: 'loading' };
  return { ...state, onRetry: () => setStates(({ [name]: _failed, ...others }) => others) };
}
