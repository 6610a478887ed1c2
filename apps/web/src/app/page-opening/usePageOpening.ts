import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutReload } from '../preloadError.ts';
import type { Opening, PageOpening } from './pageOpening.ts';

/** What is loaded sooner needs no notice, in milliseconds. */
const NOTICE_DELAY = 300;

const isReachable = (href: string) =>
  fetch(href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/**
 * Keeps the page that is shown until the next one can replace it. Where code is missing, as after a deployment, the
 * browser opens the address itself; without a connection the page stays.
 */
export function usePageOpening(load: PageOpening['load']): PageOpening {
  const { pathname, hash } = useLocation();
  const [last, setLast] = useState<{ opening: Opening; status: PageOpening['status'] }>();
  const inFlight = useRef<Opening>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is shown, perhaps by Back.
  useEffect(() => {
    inFlight.current = undefined;
    setLast(undefined);
  }, [pathname, hash]);

  return useMemo(() => {
    async function open(opening: Opening) {
      // A second press of the same link.
      if (inFlight.current?.href === opening.href) return;
      inFlight.current = opening;
      setLast({ opening, status: 'loading' });
      const isLatest = () => inFlight.current === opening;
      const timer = setTimeout(() => {
        if (isLatest()) setLast({ opening, status: 'late' });
      }, NOTICE_DELAY);
      const isLoaded = await withoutReload(opening.load).then(
        () => true,
        () => false,
      );
      const isElsewhere = !isLoaded && (await isReachable(opening.href));
      clearTimeout(timer);
      if (!isLatest()) return;
      if (isElsewhere) return window.location.assign(opening.href);
      inFlight.current = undefined;
      setLast(isLoaded ? undefined : { opening, status: 'unreachable' });
      if (isLoaded) opening.show();
    }
    const retry = () => void (last && open(last.opening));
    return { status: last?.status, load, open, retry };
  }, [last, load]);
}
