import { useCallback, useState } from 'react';

/** A number that grows when venues may have other duplicates than before, so that they are requested again. */
export function useDuplicatesRevision() {
  const [duplicatesRevision, setDuplicatesRevision] = useState(0);
  const expireDuplicates = useCallback(() => setDuplicatesRevision((last) => last + 1), []);
  return { duplicatesRevision, expireDuplicates };
}
