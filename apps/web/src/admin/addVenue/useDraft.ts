import { useEffect, useState } from 'react';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { EMPTY_DRAFT, isEmpty } from '../../venues/draft.ts';
import { keepDraft, readDraft } from './draftStorage.ts';

/** What is being typed. It survives a reload and a sign-out, for the same administrator. */
export function useDraft() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const [draft, setDraft] = useState(() => readDraft(uid) ?? EMPTY_DRAFT);
  const [restored, setRestored] = useState(() => !isEmpty(draft));
  useEffect(() => keepDraft(uid, draft), [uid, draft]);
  return {
    draft,
    setDraft,
    /** Whether it was found here, until `seen`. */
    restored,
    seen: () => setRestored(false),
  };
}
