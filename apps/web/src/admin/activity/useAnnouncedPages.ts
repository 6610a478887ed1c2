import { entriesShown } from '@campetto/messages/admin/activity';
import type { ActivityDay } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Pages } from './usePagesProps.ts';

interface AnnouncedPages {
  days: readonly ActivityDay[];
  empty: string;
  announce: (message: string) => void;
}

/** Announces what a filter has found, and how much is shown with earlier pages. Returns a function that loads these. */
export function useAnnouncedPages(
  { path, records, loadMore }: Pages,
  { days, empty, announce }: AnnouncedPages,
): () => void {
  const { i18n } = useLingui();
  const [previous, setPrevious] = useState(path);
  /** How many records there were when others were requested. */
  const [before, setBefore] = useState<number>();
  if (path !== previous) {
    setPrevious(path);
    setBefore(0);
  }
  const isLoaded =
    before !== undefined && records !== undefined && (before === 0 || records.length > before);
  const onLoaded = useEffectEvent(() => {
    setBefore(undefined);
    const count = days.reduce((sum, { items }) => sum + items.length, 0);
    announce(count === 0 ? empty : entriesShown(i18n, count));
  });
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded]);
  return () => {
    setBefore(records?.length);
    loadMore();
  };
}
