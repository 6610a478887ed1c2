import { PATHS } from '@campetto/contract';
import { sharedGameTexts } from '@campetto/messages/share/texts';
import { ShareNotice } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { useCopy } from '../../clipboard/useCopy.ts';
import { MARKETING } from '../../config/brand.ts';
import { PageMeta } from '../PageMeta.tsx';
import { gameLinks } from './gameLinks.ts';
import { useOpening } from './useOpening.ts';
import { useShareFrame } from './useShareFrame.tsx';

const GameCode = lazy(() => import('./GameCode.tsx'));

/** Milliseconds for which the button says that the link was copied; then it offers to copy it again. */
const COPIED_FOR = 5000;

/** A link to a game: it needs the app, and every link to the app contains the game. */
export function SharedGame({ shareId }: { shareId: string }) {
  const { i18n } = useLingui();
  const texts = sharedGameTexts(i18n);
  const { universal, banner, googlePlay, download } = gameLinks(shareId);
  const { device, href, failed, onOpen } = useOpening(shareId);
  const isPhone = device === 'ios' || device === 'android';
  const { supported, copy, ...copied } = useCopy(universal, COPIED_FOR);
  return (
    <>
      <PageMeta page="sharedGame" path={`${PATHS.share}/${shareId}`} />
      <meta name="apple-itunes-app" content={banner} />
      <ShareNotice
        {...useShareFrame({ googlePlay, download })}
        message={texts.message}
        notice={{ kind: 'app', ...texts.notice }}
        open={
          device === 'desktop'
            ? undefined
            : {
                label: texts.open,
                href,
                onOpen,
                failure: failed
                  ? {
                      message: texts.failure.message,
                      link: {
                        label: texts.failure.link,
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
                caption: texts.scan,
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
                labels: texts.copy,
                ...copied,
                onCopy: copy,
              }
            : undefined
        }
      />
    </>
  );
}
