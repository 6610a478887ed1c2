import type { DeviceKind } from '@campetto/ui';
import { useSyncExternalStore } from 'react';
import { detectDevice } from './detectDevice.ts';

const never = () => () => undefined;

/** The visitor's device; undefined in the first render, which must equal the prerendered page. */
export function useDevice(): DeviceKind | undefined {
  return useSyncExternalStore(
    never,
    () => detectDevice(navigator),
    () => undefined,
  );
}
