import { use, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { DocumentResponse } from './requestDocument.ts';
import { SuppliedDocuments } from './siteDocument.ts';
import { nameOf, type Topic } from './topics.ts';

/** `failed`: the server could not be reached (spec §8). */
type Outcome = DocumentResponse | { status: 'failed' };

export type DocumentState =
  | { status: 'loading' }
  | Exclude<Outcome, { status: 'failed' }>
  | { status: 'failed'; onRetry: () => void };

async function load(name: string, topic: Topic): Promise<Outcome> {
  try {
    // Loaded with the first text that needs it: most visits read what the page contains.
    const { requestDocument } = await import('./requestDocument.ts');
    return await requestDocument(name, topic);
  } catch (error) {
    console.error(`${name}.md could not be loaded.`, error);
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
