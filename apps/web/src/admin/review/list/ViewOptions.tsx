import { viewSwitchLabels } from '@campetto/messages/admin/list';
import { ViewSwitch } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import { ReviewSavedViews } from '../saved-views/ReviewSavedViews.tsx';
import type { ListView } from './useListView.ts';

interface ViewOptionsProps {
  view: ListView;
  onView: (view: ListView) => void;
  mapShown: boolean;
  onMap: (shown: boolean) => void;
  onApply: (filters: ListFilters) => void;
  announce: (message: string) => void;
}

/** How the list is shown, with or without the map, and the saved views. */
export function ViewOptions({
  view,
  onView,
  mapShown,
  onMap,
  onApply,
  announce,
}: ViewOptionsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <ViewSwitch
        labels={viewSwitchLabels(i18n)}
        view={view}
        onView={onView}
        map={view === 'focus' ? undefined : { shown: mapShown, onChange: onMap }}
      />
      <ReviewSavedViews onApply={onApply} announce={announce} />
    </>
  );
}
