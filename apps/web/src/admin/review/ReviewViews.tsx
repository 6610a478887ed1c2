import { SavedViews } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { readFilters, writeFilters } from './filters.ts';
import { keepViews, readViews, type SavedView, withoutView, withView } from './savedViews.ts';

/** Filtered lists under names of their own, kept for this administrator on this device. */
export function ReviewViews() {
  const { t } = useLingui();
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const [search, setSearch] = useSearchParams();
  const [views, setViews] = useState(() => readViews(uid));
  // What is not the default, and nothing else of the address.
  const shown = writeFilters(new URLSearchParams(), readFilters(search)).toString();

  function change(next: SavedView[]) {
    setViews(next);
    keepViews(uid, next);
  }

  return (
    <SavedViews
      labels={{
        title: t`Saved views`,
        empty: t`No views yet. Filter the list, then save it here under a name.`,
        name: t`Save this view as`,
        save: t`Save`,
        replace: t`Replace`,
        remove: t`Delete`,
      }}
      views={views.map(({ name }) => ({ id: name, name }))}
      current={views.find((view) => view.search === shown)?.name ?? null}
      onApply={(name) => {
        const view = views.find((candidate) => candidate.name === name);
        if (view) setSearch(writeFilters(search, readFilters(new URLSearchParams(view.search))));
      }}
      onSave={(name) => change(withView(views, { name, search: shown }))}
      onDelete={(name) => change(withoutView(views, name))}
    />
  );
}
