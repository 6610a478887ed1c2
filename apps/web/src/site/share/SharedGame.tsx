import { PATHS } from '@campetto/contract';
import { ShareNotice } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { MARKETING } from '../../config/brand.ts';
import { PageMeta } from '../PageMeta.tsx';
import { gameLinks } from './gameLinks.ts';
import { useCopy } from './useCopy.ts';
import { useOpening } from './useOpening.ts';
import { useShareFrame } from './useShareFrame.tsx';

const GameCode = lazy(() => import('./GameCode.tsx'));

/** A link to a game: it needs the app, and every link to the app contains the game. */
export function SharedGame({ shareId }: { shareId: string }) {
  const { t } = useLingui();
  const { universal, banner, googlePlay } = gameLinks(shareId);
  const { device, href, failed, onOpen } = useOpening(shareId);
  const isPhone = device === 'ios' || device === 'android';
  const { supported, outcome, copy } = useCopy(universal);
  return (
    <>
      <PageMeta page="sharedGame" path={`${PATHS.share}/${shareId}`} />
      <meta name="apple-itunes-app" content={banner} />
      <ShareNotice
        {...useShareFrame(googlePlay)}
        message={t`Someone wants you on the pitch. Open the match in the app.`}
        notice={{
          kind: 'app',
          title: t`You need the app`,
          explanation: t`Someone shared a match with you: install the app now to see it and join.`,
        }}
        open={
          device === 'desktop'
            ? undefined
            : {
                label: t`Open in the app`,
                href,
                onOpen,
                failure: failed
                  ? {
                      message: t`Not installed yet?`,
                      link: {
                        label: t`Get the app`,
                        href: device === 'ios' ? MARKETING.storeLinks.appStore : googlePlay,
                      },
                    }
                  : undefined,
              }
        }
        scan={
          isPhone
            ? undefined
            : {
                caption: t`Scan it with your phone to open the match.`,
                code: device && (
                  <Suspense>
                    <GameCode address={universal} />
                  </Suspense>
                ),
              }
        }
        copy={
          supported
            ? {
                address: universal,
                labels: {
                  copy: t`Copy link`,
                  copied: t`Link copied`,
                  failed: t`Couldn’t copy the link. Here it is:`,
                },
                outcome,
                onCopy: copy,
              }
            : undefined
        }
      />
    </>
  );
}
