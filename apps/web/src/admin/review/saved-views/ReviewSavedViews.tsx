import {
  savedViewsLabels,
  viewDeleted,
  viewReplaced,
  viewSaved,
} from '@campetto/messages/admin/list';
import { undoLabels } from '@campetto/messages/admin/undo';
import { SavedViews } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router-dom';
import { useLatestLocation } from '../../../app/location/useLatestLocation.ts';
import { useUid } from '../../../auth/useUid.ts';
import { DEFAULT_FILTERS, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import { readFilters, writeFilters } from '../list/filters.ts';
import { useSavedViews } from './useSavedViews.ts';

interface ReviewSavedViewsProps {
  /** Called with the filters of a view that is applied. */
  onApply: (filters: ListFilters) => void;
  announce: (message: string) => void;
}

/** The named filters that this administrator has stored on this device. */
export function ReviewSavedViews({ onApply, announce }: ReviewSavedViewsProps) {
  const { i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const latestLocation = useLatestLocation();
  const { views, removed, save, remove, restore } = useSavedViews(useUid());
  // Only the filters that differ from the default, without the rest of the address.
  const shown = writeFilters(new URLSearchParams(), readFilters(search)).toString();

  return (
    <SavedViews
      labels={savedViewsLabels(i18n)}
      views={views.map(({ name }) => ({ id: name, name }))}
      current={views.find((view) => view.search === shown)?.name ?? null}
      onApply={(name) => {
        const view = views.find((candidate) => candidate.name === name);
        if (!view) return;
        const saved = new URLSearchParams(view.search);
        onApply(readFilters(saved));
        const latest = new URLSearchParams(latestLocation().search);
        // As it was saved: the banner names what is invalid in the address.
        setSearch([...writeFilters(latest, DEFAULT_FILTERS), ...saved]);
      }}
      onSave={(name) => {
        const before = views.find((view) => view.name === name);
        save({ name, search: shown });
        // What was replaced is named in the panel.
        if (!before || before.search === shown) announce(viewSaved(i18n, name));
      }}
      onDelete={remove}
      deleted={
        removed && {
          text: (removed.isReplaced ? viewReplaced : viewDeleted)(i18n, removed.name),
          undo: { label: undoLabels(i18n).undo, onAction: restore },
        }
      }
    />
  );
}
