import { PATHS } from '@campetto/contract';
import { failedElsewhere } from '@campetto/messages/admin/decisions';
import { undoLabels, undoOf } from '@campetto/messages/admin/undo';
import { firstNames, venueName } from '@campetto/messages/admin/venue';
import { LiveRegion, RunStatus } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFailedActions } from './FailedActionsProvider.tsx';

/** The names of what has failed on the review screen, while another screen is shown. */
function useReviewFailures(): string[] {
  const { i18n } = useLingui();
  const { failed, undo } = useFailedActions();
  const isElsewhere = useLocation().pathname !== PATHS.venues;
  if (!isElsewhere) return [];
  const undos = undo.failed?.actions.map(({ text }) => undoOf(i18n, text)) ?? [];
  return [...failed.map(({ item }) => venueName(i18n, item)), ...undos];
}

/** On the other screens, the changes that have failed, and the way to where they can be tried again. */
export function ReviewFailures() {
  const { i18n } = useLingui();
  const names = useReviewFailures();
  const { clear, undo } = useFailedActions();
  const navigate = useNavigate();
  if (names.length === 0) return null;
  const { title, show } = failedElsewhere(i18n, names.length);
  function dismiss(): void {
    clear();
    undo.dismiss();
  }
  return (
    <RunStatus
      tone="critical"
      title={title}
      detail={firstNames(i18n, [...new Set(names)])}
      actions={[{ label: show, onAction: () => void navigate(PATHS.venues) }]}
      dismiss={{ label: undoLabels(i18n).dismiss, onAction: dismiss }}
    />
  );
}

/** Announces that changes have failed on the review screen, which has been left. */
export function FailureAnnouncement() {
  const { i18n } = useLingui();
  const { length } = useReviewFailures();
  return <LiveRegion message={length > 0 ? failedElsewhere(i18n, length).title : ''} />;
}
