import { ShareNotice } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { gameLinks } from './gameLinks.ts';
import { useCopy } from './useCopy.ts';
import { useShareFrame } from './useShareFrame.tsx';

/** A link to a game: it needs the app, and every link to the app contains the game. */
export function SharedGame({ shareId }: { shareId: string }) {
  const { t } = useLingui();
  const { open, universal, banner, googlePlay } = gameLinks(shareId);
  const { supported, outcome, copy } = useCopy(universal);
  return (
    <>
      <meta name="apple-itunes-app" content={banner} />
      <ShareNotice
        {...useShareFrame(googlePlay)}
        message={t`Someone wants you on the pitch. Open the game in the app.`}
        notice={{
          kind: 'app',
          title: t`You need the app`,
          explanation: t`Someone shared a game with you: install the app now to see it and join.`,
        }}
        open={{ label: t`Open in the app`, href: open }}
        copy={
          supported
            ? {
                address: universal,
                labels: {
                  copy: t`Copy link`,
                  copied: t`Link copied`,
                  failed: t`Your browser did not copy it. This is the link:`,
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
