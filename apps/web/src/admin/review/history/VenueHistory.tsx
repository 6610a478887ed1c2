import type { VenueReviewItem } from '@campetto/contract';
import { historyFailed, historyLabels } from '@campetto/messages/admin/history';
import { venueName } from '@campetto/messages/admin/venue';
import { HistoryDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { applyVersions } from '../../../venue-client/cache.ts';
import { useHistory } from '../../../venue-client/history/useHistory.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { UndoReport } from '../../undo/undoReport.ts';
import { useUndoHere } from '../../undo/useUndoHere.ts';
import { useFailureText } from '../../useFailureText.ts';
import { useHistoryEvents } from './useHistoryEvents.ts';

interface VenueHistoryProps {
  item: VenueReviewItem;
  onUndone: (report: UndoReport) => void;
  /** The list on the screen is out of date. */
  onChanged: () => void;
  onClose: () => void;
}

/** The history of a venue, with the undo of each record. */
export function VenueHistory({ item, onUndone, onChanged, onClose }: VenueHistoryProps) {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const history = useHistory(item);
  const present = useHistoryEvents(item);
  const [failed, setFailed] = useState<string>();
  const { undo, undoing } = useUndoHere({ onFailed: setFailed });
  const { versions } = useVenueContext();
  // An undo in the dialog may have changed the name.
  const [latest = item] = applyVersions([item], item.status, versions);

  async function undoRecord(id: string): Promise<void> {
    setFailed(undefined);
    const action = { text: venueName(i18n, item), isBatch: false, at: item.folderPath };
    await undo(id, action, (report) => {
      if (report.tone === 'positive') onUndone(report);
      else setFailed(report.text);
      void history.mutate();
      onChanged();
    });
  }

  function problem() {
    if (failed !== undefined) return { text: failed };
    if (history.error === undefined) return undefined;
    const { text, retry } = historyFailed(i18n);
    return {
      text: failureText(history.error, text),
      retry: { label: retry, onAction: () => void history.mutate() },
    };
  }

  return (
    <HistoryDialog
      open
      venue={venueName(i18n, latest)}
      labels={historyLabels(i18n)}
      events={(history.data ?? []).map((event) => present(event, undoing))}
      pending={history.data === undefined && history.error === undefined}
      error={problem()}
      onUndo={(id) => void undoRecord(id)}
      onClose={onClose}
    />
  );
}
