import { PATHS } from '@campetto/contract';
import { useNavigate } from 'react-router-dom';
import { activeLanguage } from '../../i18n/activate.ts';
import { withLanguage } from '../../i18n/address.ts';
import { useDevice } from '../device/useDevice.ts';
import { useCountdown } from './useCountdown.ts';
import { useDestination } from './useDestination.ts';
import { useVisit } from './useVisit.ts';

/** Redirects the visitor after `total` seconds to the place for the device, once in a visit (spec §2.5). */
export function useRedirect(total: number) {
  const navigate = useNavigate();
  /** Unknown in the prerendered page. */
  const device = useDevice();
  const destination = useDestination(device ?? 'desktop', total);
  const { ended, end } = useVisit();
  const runs = device !== undefined && !ended;
  const seconds = useCountdown(total, runs, () => {
    // After Back this page may still be shown for a moment: no redirect then.
    if (location.pathname !== PATHS.download) return;
    end();
    if (device !== 'desktop') return location.assign(destination.href);
    // Replaces this page, so that Back does not lead to the countdown again.
    void navigate(withLanguage(destination.href, activeLanguage()), { replace: true });
  });
  return { ...destination, device, runs, seconds, end };
}
