import { isEmpty, type VenueDraft, venueDraftSchema } from '../../venue-client/create/draft.ts';
import {
  type DraftPlace,
  readDraftJson,
  storeDraftText,
} from '../../venue-client/drafts/useDraftPlace.ts';

/** The key of the draft of an administrator. */
export const draftKey = (uid: string) => `campetto.venueDraft.${uid}`;

/** The stored draft of an administrator; undefined if there is none or it is invalid. */
export const readDraft = (uid: string, place: DraftPlace = 'local'): VenueDraft | undefined =>
  readDraftJson(place, draftKey(uid), venueDraftSchema);

/** Stores the draft of an administrator; an empty one is removed. */
export function storeDraft(uid: string, draft: VenueDraft, place: DraftPlace = 'local'): void {
  storeDraftText(place, draftKey(uid), isEmpty(draft) ? null : JSON.stringify(draft));
}
