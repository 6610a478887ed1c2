import type { DeviceKind } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

/** The page that redirects to a store (spec §2.5). */
export const downloadPageTexts = (i18n: I18n) => ({
  title: t(i18n)`Download the app`,
  choose: t(i18n)`Choose your store: the app is free.`,
  now: t(i18n)`Download now`,
  cancel: t(i18n)`Cancel`,
  back: t(i18n)`Go back to the website`,
  storesTitle: t(i18n)`Or choose your store`,
  remaining: (seconds: number) =>
    t(i18n)`${plural(seconds, { one: '# second left', other: '# seconds left' })}`,
});

/** Which device the page is on; undefined in the prerendered page. */
export function deviceLabel(i18n: I18n, device: DeviceKind | undefined): string {
  const devices = {
    ios: t(i18n)`Your device: iPhone or iPad`,
    android: t(i18n)`Your device: Android`,
    desktop: t(i18n)`Your device: computer`,
  };
  return device ? devices[device] : t(i18n)`For iPhone, iPad and Android`;
}

/** Where each device is redirected, and in how many seconds. */
export const redirectTexts = (
  i18n: I18n,
  seconds: number,
): Record<DeviceKind, { message: string; announcement: string }> => ({
  ios: {
    message: t(i18n)`Taking you to the App Store`,
    announcement: t(i18n)`The App Store opens in ${seconds} seconds. To cancel, choose “Cancel”.`,
  },
  android: {
    message: t(i18n)`Taking you to Google Play`,
    announcement: t(i18n)`Google Play opens in ${seconds} seconds. To cancel, choose “Cancel”.`,
  },
  desktop: {
    message: t(i18n)`Taking you to the code to scan with your phone`,
    announcement: t(
      i18n,
    )`The download section of the home page opens in ${seconds} seconds. To cancel, choose “Cancel”.`,
  },
});
