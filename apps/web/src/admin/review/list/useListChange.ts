import { useState } from 'react';
import { firstPage, type ListFilters } from '../../../venue-client/list/listRequest.ts';

/**
 * Calls `onChange` while the first render of another list is under way, however it was reached: by a
 * filter, a saved view, Back or a link. `onChange` may set state of the same component only.
 */
export function useListChange(filters: ListFilters, onChange: () => void): void {
  const list = firstPage(filters);
  const [shown, setShown] = useState(list);
  if (shown === list) return;
  setShown(list);
  onChange();
}
