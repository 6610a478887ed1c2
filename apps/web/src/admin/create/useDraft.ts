import { useEffect, useState } from 'react';
import { useUid } from '../../auth/useUid.ts';
import { EMPTY_DRAFT, isEmpty } from '../../venue-client/create/draft.ts';
import type { DraftPlace } from '../../venue-client/drafts/useDraftPlace.ts';
import { readDraft, storeDraft } from './draftStorage.ts';

/** The draft of the form, stored in `place`. It survives a reload and a sign-out, for the same administrator. */
export function useDraft(place: DraftPlace) {
  const uid = useUid();
  const [draft, setDraft] = useState(() => readDraft(uid, place) ?? EMPTY_DRAFT);
  const [restored, setRestored] = useState(() => !isEmpty(draft));
  useEffect(() => storeDraft(uid, draft, place), [uid, draft, place]);
  return {
    draft,
    setDraft,
    /** Whether the draft is from an earlier visit; false after `dismissRestored`. */
    restored,
    dismissRestored: () => setRestored(false),
  };
}
