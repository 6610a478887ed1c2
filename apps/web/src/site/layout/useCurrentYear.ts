import { useSyncExternalStore } from 'react';

declare const __BUILT_YEAR__: number;

const never = () => () => undefined;

/** The current year; the first render returns the year of the build, like the prerendered page. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILT_YEAR__,
  );
}
