import * as v from 'valibot';
import { isEmpty, type VenueDraft, venueDraftSchema } from '../../venues/draft.ts';

const keyOf = (uid: string) => `campetto.venueDraft.${uid}`;

/** What an administrator had typed when they left; undefined when there is nothing that can be used. */
export function readDraft(uid: string): VenueDraft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null');
    const draft = v.safeParse(venueDraftSchema, stored);
    return draft.success ? draft.output : undefined;
  } catch {
    // No storage (private windows), or not ours.
    return undefined;
  }
}

/** Keeps what is typed for this administrator on this device; an empty draft is forgotten. */
export function keepDraft(uid: string, draft: VenueDraft): void {
  try {
    if (isEmpty(draft)) localStorage.removeItem(keyOf(uid));
    else localStorage.setItem(keyOf(uid), JSON.stringify(draft));
  } catch {
    // Without storage a draft lasts as long as its page.
  }
}
