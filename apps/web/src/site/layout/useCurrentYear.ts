import { useSyncExternalStore } from 'react';

declare const __BUILT_YEAR__: number;

const never = () => () => undefined;

/** The year; the first render says the one of the build, as the prerendered page does. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILT_YEAR__,
  );
}
