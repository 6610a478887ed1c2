import {
  invalidFiltersText,
  originTexts,
  reviewTexts,
  similarText,
} from '@campetto/messages/admin/list';
import { Banner } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router-dom';
import type { ListFilters } from '../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../venue-client/list/useVenueList.ts';
import { useFailureText } from '../useFailureText.ts';
import { invalidFilters } from './list/filters.ts';

interface ReviewBannerProps {
  list: VenueList;
  filters: ListFilters;
  onFilter: (filters: ListFilters) => void;
}

/**
 * The banner above the list: why no list could be loaded, else that the address has an invalid filter, that a search
 * found similar words only, or that the list has the venues of one import or batch. What fails while a list is shown is
 * reported over it.
 */
export function ReviewBanner({ list, filters, onFilter }: ReviewBannerProps) {
  const { i18n } = useLingui();
  const texts = reviewTexts(i18n);
  const failureText = useFailureText();
  const [search] = useSearchParams();
  if (list.venues === undefined && list.error !== undefined) {
    return (
      <Banner tone="critical" action={{ label: texts.retry, onAction: () => void list.refresh() }}>
        {failureText(list.error, texts.failed)}
      </Banner>
    );
  }
  const invalid = invalidFilters(search);
  if (invalid.length > 0) {
    return <Banner tone="warning">{invalidFiltersText(i18n, invalid)}</Banner>;
  }
  if (list.similarWords) {
    return (
      <Banner tone="brand">
        {similarText(i18n, { searched: filters.q, similar: list.similarWords })}
      </Banner>
    );
  }
  const { all, ...origins } = originTexts(i18n);
  const origin = (['imported', 'batch'] as const).find((name) => filters[name] !== null);
  if (!origin) return null;
  const onAction = () => onFilter({ ...filters, imported: null, batch: null });
  return (
    <Banner tone="brand" action={{ label: all, onAction }}>
      {origins[origin]}
    </Banner>
  );
}
