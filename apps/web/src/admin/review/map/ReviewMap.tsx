import type { VenueReviewItem } from '@campetto/contract';
import {
  degreesText,
  mapGroup,
  mapLabels,
  missingOnMap,
  openMapLink,
} from '@campetto/messages/admin/map';
import { venueName } from '@campetto/messages/admin/venue';
import { VenueMap } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { pointOf } from '../../../venue-client/coordinates.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';

interface ReviewMapProps {
  venues: readonly VenueReviewItem[];
  cards: ActiveCard;
}

const hasCoordinates = ({ venue }: VenueReviewItem) => pointOf(venue.address) !== undefined;

/** The map of the listed venues: the active venue is marked, and a marker leads to its card. */
export function ReviewMap({ venues, cards }: ReviewMapProps) {
  const { i18n } = useLingui();
  const placed = venues.filter(hasCoordinates);
  const missing = venues.length - placed.length;
  const { active } = cards;

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
      missing={missing > 0 ? missingOnMap(i18n, missing) : undefined}
      link={
        active && hasCoordinates(active)
          ? { ...openMapLink(i18n), href: openStreetMap(active) }
          : undefined
      }
      formatGroup={(count) => mapGroup(i18n, count)}
      formatDegrees={(value, axis, decimals) => degreesText(i18n, value, axis, decimals)}
      onSelect={cards.activate}
    />
  );
}

function openStreetMap({ venue: { address } }: VenueReviewItem): string {
  const { latitude, longitude } = address;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
