import { isEmpty, type VenueDraft, venueDraftSchema } from '../../venues/draft.ts';
import { keepText, readJson } from '../deviceStorage.ts';

const keyOf = (uid: string) => `campetto.venueDraft.${uid}`;

/** What an administrator had typed when they left; undefined when there is nothing that can be used. */
export const readDraft = (uid: string): VenueDraft | undefined =>
  readJson(keyOf(uid), venueDraftSchema);

/** Keeps what is typed for this administrator on this device; an empty draft is forgotten. */
export function keepDraft(uid: string, draft: VenueDraft): void {
  keepText(keyOf(uid), isEmpty(draft) ? null : JSON.stringify(draft));
}
