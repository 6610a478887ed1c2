import type { DeviceKind } from '@campetto/ui';
import { useSyncExternalStore } from 'react';
import { detectDevice } from './detectDevice.ts';

const never = () => () => undefined;

/** The visitor's device; nothing in the first render, which is the prerendered page's. */
export function useDevice(): DeviceKind | undefined {
  return useSyncExternalStore(
    never,
    () => detectDevice(navigator),
    () => undefined,
  );
}
