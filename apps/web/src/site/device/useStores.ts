import { storeTexts } from '@campetto/messages/public/stores';
import type { StoreLink } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { MARKETING } from '../../config/brand.ts';

const { appStore, googlePlay } = MARKETING.storeLinks;

/** Both stores in the order in which they are shown; Google's perhaps with a shared game in its address. */
export function useStores(google = googlePlay): StoreLink[] {
  const { i18n } = useLingui();
  return storeTexts(i18n, { appStore, googlePlay: google });
}
