import type { VenueReviewItem, VenueStatus } from '@campetto/contract';
import { afterLost, isOutcomeUnknown, isUnsent, RequestError } from '../requests/requestError.ts';
import { type Attempt, nextAttempt } from './attempt.ts';

/** A venue as it is stored after a change. */
export interface ChangeResult {
  version: number;
  status: VenueStatus;
  /** The record by which the change is undone; undefined if nothing changed. */
  activityId: string | undefined;
}

/** A change whose response was lost: the server may have carried it out. */
interface LostChange {
  attempt: Attempt;
  /** The version of the venue that the change was based on. */
  version: number;
  repeat: () => Promise<ChangeResult>;
}

/** The lost changes of this page by the folder path of their venue. */
export type LostChanges = Map<string, readonly LostChange[]>;

/** The server refuses a change because an earlier one, whose response was lost, has moved the venue. */
export class MovedEarlier extends RequestError {
  readonly earlier: ChangeResult;

  constructor({ failure, problem }: RequestError, earlier: ChangeResult) {
    super(failure, problem && { problem });
    this.name = 'MovedEarlier';
    this.earlier = earlier;
  }
}

/** A change of one venue that is to be sent. */
interface Change<Result extends ChangeResult> {
  /** Equal for two requests that make the same change. */
  content: unknown;
  /** Sends the change with the version that it is based on and an idempotency key. */
  send: (version: number, key: string) => Promise<Result>;
  /** The key with which the change was sent before the page was loaded again. */
  key?: string | undefined;
}

/**
 * Sends a change of a venue and resolves to its result, and to the records of earlier changes whose responses
 * were lost. If the venue has another version than expected, the earlier changes are repeated with their keys. If one
 * of them was carried out, and nobody has changed the venue since, the change is sent again for the new version.
 *
 * @throws MovedEarlier if an earlier change has given the venue another status
 */
export async function sendChange<Result extends ChangeResult>(
  lostChanges: LostChanges,
  { folderPath, version, status }: Pick<VenueReviewItem, 'folderPath' | 'version' | 'status'>,
  { content, send, key }: Change<Result>,
): Promise<{ result: Result; earlier: readonly string[] }> {
  const lostBefore = () => lostChanges.get(folderPath) ?? [];

  async function attemptFor(seen: number): Promise<Result> {
    const same = lostBefore().find(
      ({ attempt }) => nextAttempt(attempt, seen, content) === attempt,
    )?.attempt;
    const attempt = same ?? {
      ...nextAttempt(undefined, seen, content),
      ...(seen === version && key && { key }),
    };
    const repeat = () => send(seen, attempt.key);
    try {
      return await repeat();
    } catch (error) {
      const wasSentBefore = same !== undefined || attempt.key === key;
      if (!same && isOutcomeUnknown(error) && (wasSentBefore || !isUnsent(error)))
        lostChanges.set(folderPath, [...lostBefore(), { attempt, version: seen, repeat }]);
      throw wasSentBefore ? afterLost(error) : error;
    }
  }

  const finish = (result: Result, earlier: readonly string[]) => {
    lostChanges.delete(folderPath);
    return { result, earlier };
  };

  try {
    return finish(await attemptFor(version), []);
  } catch (error) {
    if (!isOvertaken(error) || lostBefore().length === 0) throw error;
    const { last, records } = await carriedOut(lostBefore());
    if (last?.status === status) return finish(await attemptFor(last.version), records);
    lostChanges.delete(folderPath);
    throw last ? new MovedEarlier(error, last) : error;
  }
}

const isOvertaken = (error: unknown): error is RequestError =>
  error instanceof RequestError && (error.failure === 'conflict' || error.failure === 'stale');

/** Repeats the lost changes; returns the records of those that were carried out, and the last result. */
async function carriedOut(lost: readonly LostChange[]) {
  const records: string[] = [];
  /** The result of the change after which nobody has changed the venue. */
  let last: ChangeResult | undefined;
  for (const { version, repeat } of lost) {
    try {
      const result = await repeat();
      if (result.activityId === undefined) continue;
      records.push(result.activityId);
      // A repeated request returns the venue as it is stored by now.
      if (result.version === version + 1) last = result;
    } catch (error) {
      if (isOutcomeUnknown(error)) throw error;
    }
  }
  return { last, records };
}
