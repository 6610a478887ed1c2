import { PATHS } from '@campetto/contract';
import { failedElsewhere, undoLabels } from '@campetto/messages/admin/decisions';
import { firstNames, venueName } from '@campetto/messages/admin/venue';
import { LiveRegion, RunStatus } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFailedActions } from './FailedActionsProvider.tsx';

/** What has failed on the review screen, while another screen is shown. */
function useFailedElsewhere() {
  const { failed } = useFailedActions();
  const isElsewhere = useLocation().pathname !== PATHS.venues;
  return isElsewhere ? failed : [];
}

/** On the other screens, the changes that have failed, and the way to where they can be tried again. */
export function FailedElsewhere() {
  const { i18n } = useLingui();
  const failed = useFailedElsewhere();
  const { clear } = useFailedActions();
  const navigate = useNavigate();
  if (failed.length === 0) return null;
  const { title, show } = failedElsewhere(i18n, failed.length);
  const names = failed.map(({ item }) => venueName(i18n, item));
  return (
    <RunStatus
      tone="critical"
      title={title}
      detail={firstNames(i18n, names)}
      actions={[{ label: show, onAction: () => void navigate(PATHS.venues) }]}
      dismiss={{ label: undoLabels(i18n).dismiss, onAction: clear }}
    />
  );
}

/** Announces that changes have failed on the review screen, which has been left. */
export function FailureAnnouncement() {
  const { i18n } = useLingui();
  const { length } = useFailedElsewhere();
  return <LiveRegion message={length > 0 ? failedElsewhere(i18n, length).title : ''} />;
}
