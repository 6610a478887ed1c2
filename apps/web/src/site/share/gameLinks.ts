import { PATHS } from '@campetto/contract';
import { APPS, MARKETING, ORIGIN } from '../../config/brand.ts';

/** The links that pass a shared game on (spec §2.6, D17). */
interface GameLinks {
  /** Opens the game in the installed app; without it nothing happens. */
  open: string;
  /** The same on Android, where the system leads to the store without the app. */
  intent: string;
  /** The address to share; the system opens it in the app if that is installed. */
  universal: string;
  /** Content of the meta element that makes Safari on iOS offer the app. */
  banner: string;
  /** The store passes the game to the app at its first start. */
  googlePlay: string;
  /** The page with both stores, which passes the game on to the store. */
  download: string;
}

/** The links of a game; each contains the id as a whole, so that the server can insert it into the built page. */
export function gameLinks(shareId: string): GameLinks {
  const universal = `${ORIGIN}${PATHS.share}/${shareId}`;
  const referrer = encodeURIComponent(`shareId=${encodeURIComponent(shareId)}`);
  const googlePlay = `${MARKETING.storeLinks.googlePlay}&referrer=${referrer}`;
  const { packageName } = APPS.android;
  const fallback = encodeURIComponent(googlePlay);
  return {
    open: `${APPS.scheme}://share/${shareId}`,
    intent: `intent://share/${shareId}#Intent;scheme=${APPS.scheme};package=${packageName};S.browser_fallback_url=${fallback};end`,
    universal,
    banner: `app-id=${APPS.ios.storeId}, app-argument=${universal}`,
    googlePlay,
    download: `${PATHS.download}?referrer=${referrer}`,
  };
}
