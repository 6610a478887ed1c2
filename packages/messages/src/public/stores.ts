import type { Marketing } from '@campetto/contract';
import type { StoreLink } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** Both stores in the order in which they are shown. */
export const storeTexts = (
  i18n: I18n,
  { appStore, googlePlay }: Marketing['storeLinks'],
): StoreLink[] => [
  { store: 'apple', href: appStore, before: t(i18n)`Download on the`, name: 'App Store' },
  { store: 'google', href: googlePlay, before: t(i18n)`Get it on`, name: 'Google Play' },
];
