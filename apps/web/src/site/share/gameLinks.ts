import { PATHS } from '@campetto/contract';
import { APPS, MARKETING, ORIGIN } from '../../config/brand.ts';

/** The links that pass a shared game on (spec §2.6, decision D17). */
interface GameLinks {
  /** Opens the game in the installed app. */
  open: string;
  /** The address to share; the system opens it in the app if that is installed. */
  universal: string;
  /** Content of the meta element that makes Safari on iOS offer the app. */
  banner: string;
  /** The store passes the game to the app at its first start. */
  googlePlay: string;
}

/** The links of a game; each contains the id as a whole, so that the server can insert it into the built page. */
export function gameLinks(shareId: string): GameLinks {
  const universal = `${ORIGIN}${PATHS.share}/${shareId}`;
  const referrer = encodeURIComponent(`shareId=${shareId}`);
  return {
    open: `${APPS.scheme}://share/${shareId}`,
    universal,
    banner: `app-id=${APPS.ios.storeId}, app-argument=${universal}`,
    googlePlay: `${MARKETING.storeLinks.googlePlay}&referrer=${referrer}`,
  };
}
