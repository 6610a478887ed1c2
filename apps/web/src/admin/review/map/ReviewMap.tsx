import type { VenueReviewItem } from '@campetto/contract';
import {
  degreesText,
  mapFrame,
  mapGroup,
  mapLabels,
  missingOnMap,
  openMapLink,
  unloadedOnMap,
} from '@campetto/messages/admin/review/map';
import { venueName } from '@campetto/messages/admin/venue';
import { VenueMap } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useAppConfig } from '../../../config/AppConfig.tsx';
import { pointOf } from '../../../venue-client/addresses/coordinates.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import { placeLink } from '../inspector/evidence.ts';
import { usePointedVenue } from './usePointedVenue.ts';

interface ReviewMapProps {
  venues: readonly VenueReviewItem[];
  /** Venues of the list that are not loaded yet; `capped` if there are more than these, uncounted. */
  unloaded: { count: number; capped: boolean };
  cards: ActiveCard;
}

/** The map of the listed venues: a card and its marker mark each other, and a marker leads to its card. */
export function ReviewMap({ venues, unloaded, cards }: ReviewMapProps) {
  const { i18n } = useLingui();
  const { placeLinks } = useAppConfig();
  const placed = venues.filter(({ venue }) => pointOf(venue.address));
  const placeless = venues.length - placed.length;
  const missing = [
    ...(placeless > 0 ? [missingOnMap(i18n, placeless)] : []),
    ...(unloaded.count > 0 || unloaded.capped
      ? [unloadedOnMap(i18n, unloaded.count, unloaded.capped)]
      : []),
  ].join(' ');
  const { active } = cards;
  const { pointed, markCards } = usePointedVenue(cards);

  return (
    <VenueMap
      labels={mapLabels(i18n)}
      venues={placed.map((item) => ({
        id: item.folderPath,
        name: venueName(i18n, item),
        status: item.status,
        latitude: item.venue.address.latitude,
        longitude: item.venue.address.longitude,
      }))}
      active={active?.folderPath ?? null}
      pointed={pointed}
      missing={missing || undefined}
      link={
        active && pointOf(active.venue.address)
          ? { ...openMapLink(i18n), href: placeLink(placeLinks.map, active.venue.address) }
          : undefined
      }
      formatGroup={(names) => mapGroup(i18n, names)}
      formatFrame={(count, zoomed) => mapFrame(i18n, count, zoomed)}
      formatDegrees={(value, axis, decimals) => degreesText(i18n, value, axis, decimals)}
      onSelect={cards.activate}
      onPoint={markCards}
    />
  );
}
