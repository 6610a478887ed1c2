import type { Activity } from '@campetto/contract';
import type { ActivityItem } from '@campetto/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { undoState } from '../undoState.ts';

/** Turns a record of the server into a line of the activity list, in the language of the screen. */
export function usePresentActivity(
  undoing: string | undefined,
): (activity: Activity) => ActivityItem {
  const { t, i18n } = useLingui();

  function sentence({ kind, venueName, source, count }: Activity): string {
    const name = venueName || t`Unnamed venue`;
    const origin = source ?? t`an unnamed source`;
    const venues = plural(count ?? 0, { one: '# venue', other: '# venues' });
    switch (kind) {
      case 'approved':
        return t`${name} approved`;
      case 'discarded':
        return t`${name} discarded`;
      case 'restored':
        return t`${name} restored to the pending list`;
      case 'updated':
        return t`${name} edited`;
      case 'created':
        return t`${name} added by hand`;
      case 'imported':
        return t`${venues} scraped from ${origin}`;
      case 'undone':
        return t`${name}: a change undone`;
    }
  }

  return (activity) => ({
    id: activity.id,
    kind: activity.kind,
    text: sentence(activity),
    detail: activity.actor ?? undefined,
    time: i18n.date(new Date(activity.at), { dateStyle: 'medium', timeStyle: 'short' }),
    dateTime: activity.at,
    undo: undoState(activity, undoing),
  });
}
