import { redirectTexts } from '@campetto/messages/download/texts';
import type { DeviceKind } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { MARKETING } from '../../config/brand.ts';

interface Destination {
  /** A store, or the part of the home page that shows both. */
  href: string;
  message: string;
  announcement: string;
}

const { appStore, googlePlay } = MARKETING.storeLinks;
const ADDRESSES = { ios: appStore, android: googlePlay, desktop: '/#download' };

/** Where each device is redirected, with the texts for it (spec §2.5). */
export function useDestination(device: DeviceKind, seconds: number): Destination {
  const { i18n } = useLingui();
  return { href: ADDRESSES[device], ...redirectTexts(i18n, seconds)[device] };
}
