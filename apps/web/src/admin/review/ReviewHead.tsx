import { PATHS, type VenueStatus } from '@campetto/contract';
import { ReviewHeader } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { useVenueList } from '../../venues/list.ts';
import { useReviewTexts } from './useReviewTexts.ts';

interface ReviewHeadProps {
  status: VenueStatus;
  list: ReturnType<typeof useVenueList>;
}

/** What is being reviewed, and the two ways to more of it: add a venue, ask again. */
export function ReviewHead({ status, list }: ReviewHeadProps) {
  const { t } = useLingui();
  const texts = useReviewTexts();
  return (
    <ReviewHeader
      title={texts.title(status)}
      subtitle={texts.subtitle(status)}
      addVenue={{ label: t`Add venue`, href: PATHS.addVenue }}
      refresh={{
        label: t`Refresh`,
        loading: list.refreshing,
        onRefresh: () => void list.refresh(),
      }}
    />
  );
}
