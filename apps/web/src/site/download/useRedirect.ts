import { PATHS } from '@campetto/contract';
import { redirectTexts } from '@campetto/messages/download/texts';
import { useLingui } from '@lingui/react';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageOpenerContext } from '../../app/page-opening/pageOpening.ts';
import { MARKETING } from '../../config/brand.ts';
import { activeLanguage } from '../../i18n/activate.ts';
import { withLanguage } from '../../i18n/address.ts';
import { useDevice } from '../device/useDevice.ts';
import { useCountdown } from './useCountdown.ts';
import { useGooglePlay } from './useGooglePlay.ts';

/**
 * Whether the countdown of this visit has ended, by the redirect or by the visitor. The entry in the
 * history stores it, so that neither Back nor a reload redirects again.
 */
function useVisit(): { ended: boolean; end: () => void } {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const ended = (state as { ended?: boolean } | null)?.ended === true;
  return {
    ended,
    end: () => {
      if (ended) return;
      void navigate({ pathname, search, hash }, { replace: true, state: { ended: true } });
    },
  };
}

/** Redirects the visitor after `total` seconds to the place for the device, once in a visit (spec §2.5). */
export function useRedirect(total: number) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const opener = use(PageOpenerContext);
  /** The device, undefined in the prerendered page. */
  const device = useDevice();
  const android = useGooglePlay();
  // A store, or the part of the home page that shows both.
  const { appStore: ios } = MARKETING.storeLinks;
  const href = { ios, android, desktop: '/#download' }[device ?? 'desktop'];
  const { ended, end } = useVisit();
  const runs = device !== undefined && !ended;
  const seconds = useCountdown(total, runs, () => {
    // After Back, this page may still be shown for a moment, in which it must not redirect.
    if (location.pathname !== PATHS.download) return;
    if (device !== 'desktop') {
      end();
      return location.assign(href);
    }
    const address = withLanguage(href, activeLanguage());
    // Replaces this page, so that Back does not lead to the countdown again.
    const show = () => void navigate(address, { replace: true });
    if (!opener) return show();
    // As for a link, this page stays until the next one is loaded, and has the choice of stores if that fails.
    const load = () =>
      opener.load(PATHS.home).catch((error: unknown) => {
        end();
        throw error;
      });
    opener.open({ href: address, load, show, replaces: true });
  });
  return { ...redirectTexts(i18n, total)[device ?? 'desktop'], href, device, runs, seconds, end };
}
