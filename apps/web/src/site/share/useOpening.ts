import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { activeLanguage } from '../../i18n/activate.ts';
import { withLanguage } from '../../i18n/address.ts';
import { useDevice } from '../device/useDevice.ts';
import { gameLinks } from './gameLinks.ts';

/** Milliseconds within which an installed app covers the page. */
const OPENING_TIME = 2000;

/** The parameter of a universal link, by which the page notices that the link opened the page instead of the app. */
const RETURNED = 'opened';

/**
 * The link that opens a game in the app on the visitor's device. `failed` if the page is still visible after the link
 * was followed, so that the app is probably not installed.
 */
export function useOpening(shareId: string) {
  const device = useDevice();
  const [search] = useSearchParams();
  const [state, setState] = useState<'opening' | 'failed'>();
  const returned = device === 'ios' && search.has(RETURNED);
  useEffect(() => {
    if (state !== 'opening') return;
    const timer = setTimeout(() => setState('failed'), OPENING_TIME);
    const cancel = () => document.hidden && setState(undefined);
    document.addEventListener('visibilitychange', cancel);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', cancel);
    };
  }, [state]);
  const { open, intent, universal } = gameLinks(shareId);
  // The first link is the universal one, which the system passes to the app; the second uses the app's own scheme.
  const ios = returned ? open : `${withLanguage(universal, activeLanguage())}&${RETURNED}`;
  return {
    device,
    href: device === undefined || device === 'desktop' ? open : { android: intent, ios }[device],
    failed: returned || state === 'failed',
    onOpen: () => setState('opening'),
  };
}
