import { unloadedScreenTexts } from '@campetto/messages/admin/screens/shell';
import { EmptyState, LiveRegion } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { takeReload } from '../../app/preloadError.ts';
import { useAnnouncement } from '../useAnnouncement.ts';
import { serverResponds } from './serverResponds.ts';
import { useOnline } from './useOnline.ts';

/** Milliseconds. */
const RETRY_DELAY = 2_000;

/**
 * Is shown in place of a screen whose code could not be loaded: offline, or because a deployment replaced
 * it. Reloads the page once by itself as soon as the server responds, later on demand.
 */
export function UnloadedScreen() {
  const { i18n } = useLingui();
  const { title, hint, action, failed } = unloadedScreenTexts(i18n);
  const online = useOnline();
  const [announcement, announce] = useAnnouncement();
  const [pending, setPending] = useState(false);

  async function reload(): Promise<void> {
    setPending(true);
    if (await serverResponds()) location.reload();
    else {
      announce(failed);
      setPending(false);
    }
  }

  useEffect(() => {
    if (!online) return;
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    // The network may not be usable yet when the browser reports it.
    async function reloadOnce(): Promise<void> {
      const responds = await serverResponds();
      if (left) return;
      if (!responds) timer = setTimeout(reloadOnce, RETRY_DELAY);
      else if (takeReload()) location.reload();
    }
    void reloadOnce();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [online]);

  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        title={title}
        hint={hint}
        headingLevel={1}
        action={{ label: action, pending, onAction: () => void reload() }}
      />
      <LiveRegion {...announcement} />
    </>
  );
}
