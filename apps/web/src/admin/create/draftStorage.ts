import { isEmpty, type VenueDraft, venueDraftSchema } from '../../venue-client/create/draft.ts';
import { readJson, storeText } from '../../venue-client/deviceStorage.ts';

const keyOf = (uid: string) => `campetto.venueDraft.${uid}`;

/** The stored draft of an administrator; undefined if there is none or it is invalid. */
export const readDraft = (uid: string): VenueDraft | undefined =>
  readJson(keyOf(uid), venueDraftSchema);

/** Stores the draft of an administrator on this device; an empty one is removed. */
export function storeDraft(uid: string, draft: VenueDraft): void {
  storeText(keyOf(uid), isEmpty(draft) ? null : JSON.stringify(draft));
}
