import type { VenueMove, VenueReviewItem, VenueStatus } from '@campetto/contract';
import { RequestError } from '../../venue-client/requests/requestError.ts';

/** What failed on the review screen: which action, on which venue, and the error of its request. */
export interface ReviewFailure {
  action:
    | VenueMove
    | 'update'
    | 'picture'
    | 'merge'
    | 'undo'
    | 'select'
    | 'export'
    | 'setAside'
    | 'note'
    | 'requeue';
  /** Undefined if the action was about many venues. */
  item?: VenueReviewItem;
  error: unknown;
  /** The dialog of the action is still open and shows the failure. */
  shownInDialog?: boolean;
}

/** Whether another action changed the venue first, so that repeating this one cannot help. */
export function isConflict(error: unknown): boolean {
  return error instanceof RequestError && ['conflict', 'missing', 'stale'].includes(error.failure);
}

/** Whether a venue on which an action was refused is no longer in the list of its status. */
export const hasLeftList = (item: VenueReviewItem, error: unknown): boolean =>
  error instanceof RequestError &&
  (error.failure === 'missing' || (storedStatus(error) ?? item.status) !== item.status);

const storedStatus = ({ problem }: RequestError): VenueStatus | undefined =>
  problem?.currentStatus ?? problem?.current?.status;

/** Who gave the venue that status, if the response says so. */
export const decidedBy = (error: unknown): string | null | undefined =>
  error instanceof RequestError
    ? (error.problem?.decidedBy ?? error.problem?.current?.decision?.by)
    : undefined;

/** The mark of a venue that was set aside since it was loaded. */
export function newlySetAside({ action, item, error }: ReviewFailure): VenueReviewItem['setAside'] {
  // A merge is refused because of any of its venues.
  if (!(error instanceof RequestError) || action === 'merge') return null;
  return item?.setAside ? null : (error.problem?.current?.setAside ?? null);
}

/** The status that the venue has by now, if that is why a move was refused. */
export function currentStatus({ action, item, error }: ReviewFailure): VenueStatus | undefined {
  const isOfOtherChange = action === 'update' || action === 'picture' || action === 'merge';
  if (!item || isOfOtherChange || !(error instanceof RequestError)) return undefined;
  const status = storedStatus(error);
  return status === item.status ? undefined : status;
}
