import LayoutGrid from 'lucide-react/icons/layout-grid';
import MapIcon from 'lucide-react/icons/map';
import Rows3 from 'lucide-react/icons/rows-3';
import Square from 'lucide-react/icons/square';
import { IconButton } from '../../primitives/IconButton/index.ts';
import type { IconComponent } from '../../primitives/icon.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';

const VIEWS = ['cards', 'rows', 'focus'] as const;

type View = (typeof VIEWS)[number];

const ICONS: Record<View, IconComponent> = { cards: LayoutGrid, rows: Rows3, focus: Square };

export interface ViewSwitchProps {
  labels: {
    /** Names the group of views. */
    view: string;
    views: Record<View, string>;
    showMap: string;
    hideMap: string;
  };
  view: View;
  onView: (view: View) => void;
  /** Undefined where there is no map beside the list: its button keeps its place. */
  map?: { shown: boolean; onChange: (shown: boolean) => void } | undefined;
}

/** How a list of venues is shown: as cards, rows or one by one, with or without the map. */
export function ViewSwitch({ labels, view, onView, map }: ViewSwitchProps) {
  return (
    <>
      <SegmentedControl
        label={labels.view}
        options={VIEWS.map((value) => ({ value, label: labels.views[value], icon: ICONS[value] }))}
        value={view}
        onValueChange={onView}
      />
      <IconButton
        icon={MapIcon}
        tone="neutral"
        label={map?.shown ? labels.hideMap : labels.showMap}
        disabled={map === undefined}
        aria-expanded={map?.shown}
        onClick={() => map?.onChange(!map.shown)}
      />
    </>
  );
}
