import type { DeviceKind } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { MARKETING } from '../../config/brand.ts';

interface Destination {
  /** A store, or the part of the home page that shows both. */
  href: string;
  message: string;
  announcement: string;
}

/** Where each device is redirected, with the texts for it (spec §2.5). */
export function useDestination(device: DeviceKind, seconds: number): Destination {
  const { t } = useLingui();
  const { appStore, googlePlay } = MARKETING.storeLinks;
  const destinations: Record<DeviceKind, Destination> = {
    ios: {
      href: appStore,
      message: t`Taking you to the App Store`,
      announcement: t`The App Store opens in ${seconds} seconds. To cancel, choose “Cancel”.`,
    },
    android: {
      href: googlePlay,
      message: t`Taking you to Google Play`,
      announcement: t`Google Play opens in ${seconds} seconds. To cancel, choose “Cancel”.`,
    },
    desktop: {
      href: '/#download',
      message: t`Taking you to the code to scan with your phone`,
      announcement: t`The download section of the home page opens in ${seconds} seconds. To cancel, choose “Cancel”.`,
    },
  };
  return destinations[device];
}
