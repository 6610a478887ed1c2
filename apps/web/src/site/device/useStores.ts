import type { StoreLink } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { MARKETING } from '../../config/brand.ts';

/** Both stores in the order in which they are shown. */
export function useStores(): StoreLink[] {
  const { t } = useLingui();
  const { appStore, googlePlay } = MARKETING.storeLinks;
  return [
    { store: 'apple', href: appStore, before: t`Download on the`, name: 'App Store' },
    { store: 'google', href: googlePlay, before: t`Get it on`, name: 'Google Play' },
  ];
}
