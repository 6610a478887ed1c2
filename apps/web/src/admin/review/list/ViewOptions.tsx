import { listViewNames } from '@campetto/messages/admin/list';
import { mapToggle } from '@campetto/messages/admin/map';
import { Button, SegmentedControl } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { ReviewSavedViews } from '../saved-views/ReviewSavedViews.tsx';
import { LIST_VIEWS, type ListView } from './useListView.ts';

interface ViewOptionsProps {
  view: ListView;
  onView: (view: ListView) => void;
  mapShown: boolean;
  onMap: (shown: boolean) => void;
}

/** How the list is shown, with or without the map, and the saved views. */
export function ViewOptions({ view, onView, mapShown, onMap }: ViewOptionsProps) {
  const { i18n } = useLingui();
  const { label, views } = listViewNames(i18n);
  return (
    <>
      <SegmentedControl
        label={label}
        options={LIST_VIEWS.map((value) => ({ value, label: views[value] }))}
        value={view}
        onValueChange={onView}
      />
      <Button aria-expanded={mapShown} onClick={() => onMap(!mapShown)}>
        {mapToggle(i18n)[mapShown ? 'hide' : 'show']}
      </Button>
      <ReviewSavedViews />
    </>
  );
}
