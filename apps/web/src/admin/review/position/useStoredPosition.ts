import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useUid } from '../../../auth/useUid.ts';
import { firstPage, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import { readPosition } from './listPosition.ts';

/** The stored position in a list, until it is restored or another list is shown. */
export function useStoredPosition(filters: ListFilters) {
  const uid = useUid();
  const list = firstPage(filters);
  // A link to the list leads to its start; a reload and Back lead to where one was.
  const isNew = useNavigationType() === 'PUSH';
  const [stored] = useState(() => (isNew ? undefined : readPosition(uid, list)));
  const [isRestored, setRestored] = useState(false);
  const position = stored?.list === list ? stored : undefined;
  return {
    uid,
    position: isRestored ? undefined : position,
    /** With how many pages the list began. */
    pages: position?.pages,
    end: () => setRestored(true),
  };
}

export type StoredPosition = ReturnType<typeof useStoredPosition>;
