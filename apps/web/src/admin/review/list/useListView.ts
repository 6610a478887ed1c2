import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLatestLocation } from '../../../app/location/useLatestLocation.ts';
import { readText, storeText } from '../../../venue-client/deviceStorage.ts';

const LIST_VIEWS = ['cards', 'rows', 'focus'] as const;

export type ListView = (typeof LIST_VIEWS)[number];

const STORAGE_KEY = 'campetto.review.view';

const isView = (value: string | null): value is ListView =>
  LIST_VIEWS.some((view) => view === value);

function storedView(): ListView {
  const stored = readText(STORAGE_KEY);
  return isView(stored) ? stored : 'cards';
}

/**
 * How the list is shown: as in the address, else as it was chosen last on this device when the screen was opened, so that
 * a choice in another window changes nothing here.
 */
export function useListView(): [ListView, (view: ListView) => void] {
  const [search, setSearch] = useSearchParams();
  const latestLocation = useLatestLocation();
  const [last, setLast] = useState(storedView);
  const requested = search.get('view');
  function choose(view: ListView) {
    storeText(STORAGE_KEY, view);
    setLast(view);
    const next = new URLSearchParams(latestLocation().search);
    next.set('view', view);
    setSearch(next, { replace: true });
  }
  return [isView(requested) ? requested : last, choose];
}
