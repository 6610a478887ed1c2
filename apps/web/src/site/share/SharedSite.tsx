import { PATHS } from '@campetto/contract';
import { sharedSiteTexts } from '@campetto/messages/share/texts';
import { ShareNotice } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { MARKETING } from '../../config/brand.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useShareFrame } from './useShareFrame.tsx';

/** A link without a game: shared without one, or damaged. */
export function SharedSite({ isDamaged }: { isDamaged: boolean }) {
  const { i18n } = useLingui();
  const { message, damaged } = sharedSiteTexts(i18n);
  return (
    <>
      {isDamaged ? <PageTitle title={damaged.title} /> : <PageMeta page="share" />}
      <ShareNotice
        {...useShareFrame({
          googlePlay: MARKETING.storeLinks.googlePlay,
          download: PATHS.download,
        })}
        message={message}
        notice={isDamaged ? { kind: 'damaged', ...damaged } : undefined}
      />
    </>
  );
}
