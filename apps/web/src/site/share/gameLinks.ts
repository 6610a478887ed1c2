import { PATHS } from '@campetto/contract';
import { APPS, MARKETING, ORIGIN } from '../../config/brand.ts';

/** The ways in which a shared game travels on (spec §2.6, decision D17). */
interface GameLinks {
  /** Opens the game in the installed app. */
  open: string;
  /** The address to pass on; where the app is installed the system opens it there. */
  universal: string;
  /** Content of the meta element that makes Safari on iOS offer the app. */
  banner: string;
  /** The store hands the game to the app at its first start. */
  googlePlay: string;
}

/** The links of a game; each is made of the id alone, which the server puts into the built page. */
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
