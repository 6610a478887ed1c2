import {
  discardReasonEntries,
  mergeChangesSchema,
  updateBodySchema,
  VENUE_MOVES,
  venueReviewItemSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import { userStorage } from '../deviceStorage.ts';

const venues = v.pipe(v.array(venueReviewItemSchema), v.readonly());

const sentChangeSchema = v.object({
  /** The venue as it was when the change was sent; of a merge the one that stays. */
  item: venueReviewItemSchema,
  /**
   * A decision, the note with which the venue is set aside (null puts it back into the queue), the edited fields, or the
   * decision on a cluster.
   */
  change: v.union([
    v.object({
      move: v.picklist(VENUE_MOVES),
      reason: v.object(discardReasonEntries),
    }),
    v.object({ note: v.nullable(v.string()) }),
    v.object({ update: updateBodySchema }),
    v.object({
      merge: v.object({
        changes: v.optional(mergeChangesSchema),
        discard: venues,
        notDuplicates: venues,
      }),
    }),
  ]),
  /** The idempotency key of the change. */
  key: v.string(),
  /** The activity id by which the change is undone, once the server has responded. */
  record: v.optional(v.string()),
});

/** A change of a venue whose response has not come, or whose undoable action is not stored yet. */
export type SentChange = v.InferOutput<typeof sentChangeSchema>;

const stored = userStorage('campetto.sentChanges.', v.array(sentChangeSchema), 'session');

/** The changes of an administrator in this window whose responses were lost with the page, in their order. */
export const readSentChanges = (uid: string): readonly SentChange[] => stored.read(uid) ?? [];

const store = (uid: string, changes: readonly SentChange[]): void =>
  stored.store(uid, changes.length > 0 ? changes : undefined);

/**
 * Sends a change and stores it until it has failed or its undoable action is stored (see {@link forgetSentChanges}),
 * because the page may be loaded again before.
 */
export async function storeWhileSent<Response extends { activityId: string | undefined }>(
  uid: string,
  sent: SentChange,
  send: () => Promise<Response>,
): Promise<Response> {
  const others = () => readSentChanges(uid).filter(({ key }) => key !== sent.key);
  store(uid, [...others(), sent]);
  let activityId: string | undefined;
  try {
    const response = await send();
    activityId = response.activityId;
    return response;
  } finally {
    const all = readSentChanges(uid);
    store(
      uid,
      activityId
        ? all.map((one) => (one.key === sent.key ? { ...one, record: activityId } : one))
        : others(),
    );
  }
}

/** Removes the changes with these activity ids, which are stored with the undoable actions by now. */
export function forgetSentChanges(uid: string, activityIds: readonly string[]): void {
  const sent = readSentChanges(uid);
  const left = sent.filter(({ record }) => record === undefined || !activityIds.includes(record));
  if (left.length < sent.length) store(uid, left);
}
