import { storeTexts } from '@campetto/messages/public/stores';
import type { StoreLink } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { MARKETING } from '../../config/brand.ts';

/** Both stores in the order in which they are shown. */
export function useStores(): StoreLink[] {
  const { i18n } = useLingui();
  return storeTexts(i18n, MARKETING.storeLinks);
}
