import { useSearchParams } from 'react-router-dom';

const LIST_VIEWS = ['cards', 'rows', 'focus'] as const;

export type ListView = (typeof LIST_VIEWS)[number];

const STORAGE_KEY = 'campetto.review.view';

const isView = (value: string | null): value is ListView =>
  LIST_VIEWS.some((view) => view === value);

function storedView(): ListView {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isView(stored) ? stored : 'cards';
  } catch {
    // Without storage every visit begins with cards.
    return 'cards';
  }
}

/** How the list is shown: as in the address, else as it was chosen last on this device. */
export function useListView(): [ListView, (view: ListView) => void] {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('view');
  function choose(view: ListView) {
    try {
      localStorage.setItem(STORAGE_KEY, view);
    } catch {
      // The address has it for this visit.
    }
    const next = new URLSearchParams(search);
    next.set('view', view);
    setSearch(next, { replace: true });
  }
  return [isView(requested) ? requested : storedView(), choose];
}
