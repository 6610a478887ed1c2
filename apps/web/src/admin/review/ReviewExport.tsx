import { ExportMenu } from '@campetto/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { useExport } from '../../venues/export.ts';
import type { useVenueList } from '../../venues/list.ts';

interface ReviewExportProps {
  list: ReturnType<typeof useVenueList>;
  download: ReturnType<typeof useExport>;
}

/** The listed venues as a file. */
export function ReviewExport({ list, download }: ReviewExportProps) {
  const { t, i18n } = useLingui();
  const { total } = list;
  return (
    <ExportMenu
      labels={{
        open: t`Export`,
        scope: list.capped
          ? t`More than ${i18n.number(total)} venues, as they are filtered now`
          : t`${plural(total, { one: '# venue', other: '# venues' })}, as they are filtered now`,
        formats: {
          csv: { name: 'CSV', use: t`For a spreadsheet` },
          geojson: { name: 'GeoJSON', use: t`For a map` },
          ndjson: { name: 'NDJSON', use: t`For a program: one venue a line` },
        },
      }}
      exporting={download.exporting}
      onExport={(format) => void download.start(format)}
    />
  );
}
