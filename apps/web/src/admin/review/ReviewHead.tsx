import { PATHS } from '@campetto/contract';
import { Banner, ReviewHeader } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useExport } from '../../venues/export.ts';
import type { ListFilters, useVenueList } from '../../venues/list.ts';
import { useFailureText } from '../useFailureText.ts';
import { ReviewExport } from './ReviewExport.tsx';
import { useReviewTexts } from './useReviewTexts.ts';

interface ReviewHeadProps {
  filters: ListFilters;
  list: ReturnType<typeof useVenueList>;
}

/** What is being reviewed, and what can be done with all of it: export, ask again, add a venue. */
export function ReviewHead({ filters, list }: ReviewHeadProps) {
  const { t } = useLingui();
  const texts = useReviewTexts();
  const failureText = useFailureText();
  const download = useExport(filters);
  return (
    <>
      <ReviewHeader
        title={texts.title(filters.status)}
        subtitle={texts.subtitle(filters.status)}
        addVenue={{ label: t`Add venue`, href: PATHS.addVenue }}
        exportMenu={<ReviewExport list={list} download={download} />}
        refresh={{
          label: t`Refresh`,
          loading: list.refreshing,
          onRefresh: () => void list.refresh(),
        }}
      />
      {download.error !== undefined && (
        <Banner tone="critical" dismiss={{ label: t`Dismiss`, onDismiss: download.dismiss }}>
          {failureText(download.error, t`The export failed. Please try again.`)}
        </Banner>
      )}
    </>
  );
}
