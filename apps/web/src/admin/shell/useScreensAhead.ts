import { useEffect } from 'react';
import { allowReload } from '../../app/preloadError.ts';
import { loadLanguages } from '../../i18n/activate.ts';
import { SCREENS } from '../screens.ts';
import { useOnline } from './useOnline.ts';

/**
 * Loads the code of all screens, and their texts in all languages, once the browser is idle, so that each opens
 * offline too and stays usable when a deployment replaces it on the server.
 */
export function useScreensAhead(): void {
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    const load = () =>
      void Promise.all([...SCREENS.map(({ lazy }) => lazy()), loadLanguages()]).then(
        allowReload,
        () => undefined,
      );
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 1000);
      return () => clearTimeout(timer);
    }
    const callback = requestIdleCallback(load);
    return () => cancelIdleCallback(callback);
  }, [online]);
}
