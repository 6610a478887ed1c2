import Braces from 'lucide-react/icons/braces';
import Download from 'lucide-react/icons/download';
import MapPinned from 'lucide-react/icons/map-pinned';
import Sheet from 'lucide-react/icons/sheet';
import { useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { onPhones, onSmallDesktops } from '../../primitives/Button/styles.ts';
import type { IconComponent } from '../../primitives/icon.ts';
import { Popover } from '../../primitives/Popover/index.ts';
import { useMediaQuery } from '../../primitives/useMediaQuery.ts';
import * as styles from './ExportMenu.css.ts';

export type ExportFormat = 'csv' | 'geojson' | 'ndjson';

export interface ExportMenuProps {
  labels: {
    /** On the button: "Export". */
    open: string;
    /** How many venues that is: "1,229 venues, as they are filtered now". */
    scope: string;
    /** The name of each format and one line about its use. */
    formats: Record<ExportFormat, { name: string; use: string }>;
  };
  /** An export is in progress; no second one starts. */
  pending: boolean;
  onExport: (format: ExportFormat) => void;
}

const FORMATS: readonly { id: ExportFormat; icon: IconComponent }[] = [
  { id: 'csv', icon: Sheet },
  { id: 'geojson', icon: MapPinned },
  { id: 'ndjson', icon: Braces },
];

/** The listed venues as a file, in one of three formats. */
export function ExportMenu({ labels, pending, onExport }: ExportMenuProps) {
  const [open, setOpen] = useState(false);
  const hasIconsAlone = useMediaQuery(`${onPhones}, ${onSmallDesktops}`);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={labels.open}
      trigger={
        <Button
          icon={Download}
          title={hasIconsAlone ? labels.open : undefined}
          width="full"
          pending={pending}
        >
          {labels.open}
        </Button>
      }
    >
      <div className={styles.panel}>
        <p className={styles.scope}>{labels.scope}</p>
        <ul>
          {FORMATS.map(({ id, icon: Icon }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.format}
                onClick={() => {
                  onExport(id);
                  setOpen(false);
                }}
              >
                <Icon className={styles.icon} aria-hidden="true" />
                <span className={styles.words}>
                  <span className={styles.name}>{labels.formats[id].name}</span>
                  <span className={styles.use}>{labels.formats[id].use}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}
