import { ENDPOINTS, type Reviewer, reviewersResponseSchema } from '@campetto/contract';
import { useResource } from '../useResource.ts';
import { useDayStart } from './useDayStart.ts';

/** Milliseconds between two requests. */
const INTERVAL = 15_000;

/** Whether a key of the cache is that of the reviewers, whose day is a part of it. */
export const isReviewersKey = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(`${ENDPOINTS.reviewers.path}?`);

/** Who is reviewing, and how many venues each has decided since the reviewer's day began. */
export function useReviewers() {
  const since = useDayStart();
  const path = `${ENDPOINTS.reviewers.path}?since=${encodeURIComponent(since)}`;
  return useResource(path, reviewersResponseSchema, { refreshInterval: INTERVAL });
}

/** Who else has which venue at hand, by folder path. */
export const atHand = (reviewers: readonly Reviewer[] = []): ReadonlyMap<string, string> =>
  new Map(
    reviewers.flatMap(({ isMe, name, venue }) =>
      isMe || venue === null ? [] : [[venue.folderPath, name] as const],
    ),
  );

/** How many venues were decided by the reviewer, by the others and by all. */
export const decidedToday = (reviewers: readonly Reviewer[]) => ({
  mine: sumOf(reviewers.filter(({ isMe }) => isMe)),
  byOthers: sumOf(reviewers.filter(({ isMe }) => !isMe)),
  all: sumOf(reviewers),
});

const sumOf = (reviewers: readonly Reviewer[]) =>
  reviewers.reduce((sum, { decided }) => sum + decided, 0);
