import { use, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { loadDocument, type Outcome } from './loadDocument.ts';
import { SuppliedDocuments } from './siteDocument.ts';
import { nameOf, type Topic } from './topics.ts';

export type DocumentState =
  | { status: 'loading' }
  | Exclude<Outcome, { status: 'failed' }>
  | (Extract<Outcome, { status: 'failed' }> & { onRetry: () => void });

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
  const isNeeded = state === undefined || (state.status === 'failed' && state.pending);

  useEffect(() => {
    if (!isNeeded) return;
    let active = true;
    void loadDocument(name, topic).then((loaded) => {
      if (active) setStates((others) => ({ ...others, [name]: loaded }));
    });
    return () => {
      active = false;
    };
  }, [isNeeded, name, topic]);

  if (state?.status !== 'failed') return state ?? { status: 'loading' };
  const retried = { ...state, pending: true };
  return { ...state, onRetry: () => setStates((others) => ({ ...others, [name]: retried })) };
}
