import type { Duplicate, VenueReviewItem } from '@campetto/contract';
import { venueName } from '@campetto/messages/admin/venue';
import { VenueInspector, type VenueInspectorProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { memo, useMemo } from 'react';
import { pointOf } from '../../../venue-client/addresses/coordinates.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { CardEvent } from '../card/useCardEvents.ts';
import { VenuePlace } from '../map/VenuePlace.tsx';
import { useInspectedVenue } from './useInspectedVenue.ts';

interface ReviewInspectorProps extends Pick<VenueInspectorProps, 'ref' | 'history'> {
  item: VenueReviewItem;
  duplicates: readonly Duplicate[] | undefined;
  /** Stable: the memoized inspector does not render again. */
  onEvent: (item: VenueReviewItem, event: CardEvent) => void;
  /** The venue can be set aside by another button on the screen. Default false. */
  withoutSetAside?: boolean;
}

const NO_DUPLICATES: readonly Duplicate[] = [];

/** The active venue with everything that is known of it, and its place among its possible duplicates. */
export const ReviewInspector = memo(function ReviewInspector({
  item,
  duplicates = NO_DUPLICATES,
  onEvent,
  withoutSetAside = false,
  history,
  ref,
}: ReviewInspectorProps) {
  const { i18n } = useLingui();
  const { pending } = useVenueContext();
  const { extra, ...venue } = useInspectedVenue(item, duplicates, onEvent);
  // A map is much to render, and changes with the venue alone.
  const place = useMemo(
    () => (
      <VenuePlace
        point={pointOf(item.venue.address)}
        status={item.status}
        secondary={duplicates.flatMap(({ item: other }) => {
          const point = pointOf(other.venue.address);
          return point ? { ...point, id: other.folderPath, name: venueName(i18n, other) } : [];
        })}
      />
    ),
    [item, duplicates, i18n],
  );
  return (
    <VenueInspector
      {...venue}
      extra={extra?.filter(({ id }) => id !== 'setAside' || !(withoutSetAside || item.setAside))}
      history={history}
      ref={ref}
      pending={pending.has(item.folderPath)}
    >
      {place}
    </VenueInspector>
  );
});
