import { ShareNotice } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../app/PageTitle.tsx';
import { MARKETING } from '../../config/brand.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useShareFrame } from './useShareFrame.tsx';

/** A link without a game: shared without one, or damaged. */
export function SharedSite({ isDamaged }: { isDamaged: boolean }) {
  const { t } = useLingui();
  const damaged = t`This link is damaged`;
  return (
    <>
      {isDamaged ? <PageTitle title={damaged} /> : <PageMeta page="share" />}
      <ShareNotice
        {...useShareFrame(MARKETING.storeLinks.googlePlay)}
        message={t`Find a match, a team and a pitch near you.`}
        notice={
          isDamaged
            ? {
                kind: 'damaged',
                title: damaged,
                explanation: t`Part of it got lost along the way. Ask whoever sent it to share the match again.`,
              }
            : undefined
        }
      />
    </>
  );
}
