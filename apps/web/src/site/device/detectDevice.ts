import type { DeviceKind } from '@campetto/ui';

/** What the browser says of itself; nothing else is asked. */
export interface DeviceHints {
  userAgent: string;
  maxTouchPoints: number;
}

/** The kind of device, for the choice of a store (spec §2.5, decision D17). */
export function detectDevice({ userAgent, maxTouchPoints }: DeviceHints): DeviceKind {
  // An iPad asks for desktop pages as a Macintosh; no Macintosh has a touch screen.
  const isIpadAsMac = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  if (/iPad|iPhone|iPod/.test(userAgent) || isIpadAsMac) return 'ios';
  return userAgent.includes('Android') ? 'android' : 'desktop';
}
