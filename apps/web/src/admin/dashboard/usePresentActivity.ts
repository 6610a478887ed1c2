import type { Activity } from '@campetto/contract';
import { activityText } from '@campetto/messages/admin/history';
import type { ActivityItem } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { undoState } from '../undoState.ts';

/** Converts a record of the server to a line of the activity list, in the active language. */
export function usePresentActivity(
  undoing: string | undefined,
): (activity: Activity) => ActivityItem {
  const { i18n } = useLingui();

  return (activity) => ({
    id: activity.id,
    kind: activity.kind,
    text: activityText(i18n, activity),
    detail: activity.actor ?? undefined,
    time: i18n.date(new Date(activity.at), { dateStyle: 'medium', timeStyle: 'short' }),
    dateTime: activity.at,
    undo: undoState(activity, undoing),
  });
}
