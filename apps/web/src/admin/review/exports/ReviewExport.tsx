import { exportLabels } from '@campetto/messages/admin/exports';
import { ExportMenu } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { useExport } from '../../../venue-client/exports/useExport.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';

interface ReviewExportProps {
  list: VenueList;
  download: ReturnType<typeof useExport>;
}

/** The menu that exports the listed venues as a file. */
export function ReviewExport({ list, download }: ReviewExportProps) {
  const { i18n } = useLingui();
  return (
    <ExportMenu
      // Venues with similar words are only shown.
      labels={exportLabels(i18n, list.similarWords ? { total: 0, capped: false } : list)}
      pending={download.pending}
      onExport={(format) => void download.start(format)}
    />
  );
}
