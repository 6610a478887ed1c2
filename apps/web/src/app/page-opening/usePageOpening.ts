import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutReload } from '../preloadError.ts';
import type { Opening, OpeningState, PageOpener } from './pageOpening.ts';

/** Milliseconds after which a notice shows that a page is being loaded. */
const NOTICE_DELAY = 300;

/** Milliseconds after which a page or the server counts as out of reach. */
const TIME_LIMIT = 15_000;

/** Milliseconds after which another attempt fails at the earliest, so that visitors notice that it was made. */
const ATTEMPT_TIME = 600;

const succeeds = (promise: Promise<unknown>) =>
  promise.then(
    () => true,
    () => false,
  );

const falseAfter = (milliseconds: number) =>
  new Promise<false>((end) => setTimeout(end, milliseconds, false));

const isServed = (href: string) =>
  Promise.race([succeeds(fetch(href, { method: 'HEAD' })), falseAfter(TIME_LIMIT)]);

/**
 * Keeps the page that is shown until the next one can replace it. Where code is missing, as after a deployment, the
 * browser opens the address itself; without a connection the page stays.
 */
export function usePageOpening(load: PageOpener['load']): [PageOpener, OpeningState] {
  const { pathname, hash } = useLocation();
  const [state, setState] = useState<OpeningState>({});
  const latest = useRef<Opening>(undefined);
  const unreachableHref = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is shown, perhaps by Back.
  useEffect(() => {
    latest.current = undefined;
    unreachableHref.current = undefined;
    setState({});
  }, [pathname, hash]);

  const opener = useMemo(() => {
    async function open(opening: Opening) {
      const { href } = opening;
      // A second click on the same link does not load the page again.
      if (latest.current?.href === href) return;
      latest.current = opening;
      const isAgain = unreachableHref.current === href;
      const isLatest = () => latest.current === opening;
      // The notice about an earlier attempt stays, so that its button keeps the focus.
      const begin = (isLate: boolean) =>
        setState(({ unreachable }) => ({
          loading: { isLate },
          unreachable: unreachable?.href === href ? unreachable : undefined,
        }));
      begin(isAgain);
      const noticeable = isAgain ? falseAfter(ATTEMPT_TIME) : undefined;
      const timer = setTimeout(() => isLatest() && begin(true), NOTICE_DELAY);
      const isLoaded = await Promise.race([
        succeeds(withoutReload(opening.load)),
        falseAfter(TIME_LIMIT),
      ]);
      const isServedOnly = !isLoaded && (await isServed(href));
      if (!isLoaded && !isServedOnly) await noticeable;
      clearTimeout(timer);
      if (!isLatest()) return;
      if (isServedOnly) return window.location[opening.replaces ? 'replace' : 'assign'](href);
      latest.current = undefined;
      unreachableHref.current = isLoaded ? undefined : href;
      setState(isLoaded ? {} : { unreachable: opening });
      if (isLoaded) opening.show();
    }
    return { load, open };
  }, [load]);
  return [opener, state];
}
