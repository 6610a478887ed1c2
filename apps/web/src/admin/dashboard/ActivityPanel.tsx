import { PATHS } from '@campetto/contract';
import { activityLabels, activityLinks, activityTexts } from '@campetto/messages/admin/activity';
import { ActivityList } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useActivity } from '../../venue-client/history/useActivity.ts';
import { ActivityUndoConfirmation } from '../activity/ActivityUndoConfirmation.tsx';
import { useActivityDays } from '../activity/useActivityDays.ts';
import { type OnUndone, useActivityUndo } from '../activity/useActivityUndo.ts';
import { useFailureText } from '../useFailureText.ts';

/** How many lines the dashboard shows. */
const LINES = 10;

/** The latest activity, with the undo of each record. */
export function ActivityPanel({ onUndone }: { onUndone: OnUndone }) {
  const { i18n } = useLingui();
  const texts = activityTexts(i18n);
  const failureText = useFailureText();
  const { data, error, mutate } = useActivity();
  const undo = useActivityUndo(data, onUndone);
  const daysOf = useActivityDays(undo.undoing);

  return (
    <>
      <ActivityList
        labels={activityLabels(i18n)}
        days={daysOf(data ?? [], LINES)}
        pending={data === undefined && error === undefined}
        error={
          error === undefined || data !== undefined ? undefined : failureText(error, texts.failed)
        }
        retry={{ label: texts.retry, onAction: () => void mutate() }}
        undo={undo.props}
        all={{ label: activityLinks(i18n).all, href: PATHS.activity }}
      />
      <ActivityUndoConfirmation {...undo.confirmation} />
    </>
  );
}
