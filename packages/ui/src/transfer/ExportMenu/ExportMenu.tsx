import { Braces, Download, type LucideIcon, MapPinned, Sheet } from 'lucide-react';
import { Button } from '../../primitives/Button/index.ts';
import { usePanel } from '../../primitives/usePanel.ts';
import * as styles from './ExportMenu.css.ts';

export type ExportFormat = 'csv' | 'geojson' | 'ndjson';

export interface ExportMenuProps {
  labels: {
    /** On the button: "Export". */
    open: string;
    /** How many venues that is: "1,229 venues, as they are filtered now". */
    scope: string;
    /** Each format by what it is good for: name and one line. */
    formats: Record<ExportFormat, { name: string; use: string }>;
  };
  /** A file is on its way: another one waits. */
  exporting: boolean;
  onExport: (format: ExportFormat) => void;
}

const FORMATS: readonly { id: ExportFormat; icon: LucideIcon }[] = [
  { id: 'csv', icon: Sheet },
  { id: 'geojson', icon: MapPinned },
  { id: 'ndjson', icon: Braces },
];

/** The listed venues as a file, in one of three formats. */
export function ExportMenu({ labels, exporting, onExport }: ExportMenuProps) {
  const { open, id: panelId, box, close, triggerProps } = usePanel();
  return (
    <div ref={box} className={styles.box}>
      <Button {...triggerProps} icon={Download} width="full" loading={exporting}>
        {labels.open}
      </Button>
      {open && (
        <section id={panelId} className={styles.panel} aria-label={labels.open}>
          <p className={styles.scope}>{labels.scope}</p>
          <ul>
            {FORMATS.map(({ id, icon: Icon }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.format}
                  onClick={() => {
                    onExport(id);
                    close();
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
        </section>
      )}
    </div>
  );
}
