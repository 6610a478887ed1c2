import type { DeviceKind } from '@campetto/ui';

/** The properties of the browser by which the device is detected. */
export interface DeviceHints {
  userAgent: string;
  maxTouchPoints: number;
}

/** The kind of device, for the choice of a store (spec §2.5, D17). */
export function detectDevice({ userAgent, maxTouchPoints }: DeviceHints): DeviceKind {
  // An iPad requests desktop pages as a Macintosh, but no Macintosh has a touch screen.
  const isIpadAsMac = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  if (/iPad|iPhone|iPod/.test(userAgent) || isIpadAsMac) return 'ios';
  return userAgent.includes('Android') ? 'android' : 'desktop';
}
