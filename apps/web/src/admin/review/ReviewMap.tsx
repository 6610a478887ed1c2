import type { VenueReviewItem } from '@campetto/contract';
import { VenueMap } from '@campetto/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { useActiveCard } from './useActiveCard.ts';
import { useVenueStatusNames } from './useStatusNames.ts';

interface ReviewMapProps {
  venues: readonly VenueReviewItem[];
  cards: ReturnType<typeof useActiveCard>;
}

const isPlaced = ({ venue: { address } }: VenueReviewItem) =>
  address.latitude !== 0 || address.longitude !== 0;

/** Where the listed venues are; the active card's is marked, and a point leads to its card. */
export function ReviewMap({ venues, cards }: ReviewMapProps) {
  const { t, i18n } = useLingui();
  const statuses = useVenueStatusNames();
  const placed = venues.filter(isPlaced);
  const missing = venues.length - placed.length;
  const { active } = cards;

  function degrees(value: number, axis: 'latitude' | 'longitude', decimals: number): string {
    const shown = i18n.number(Math.abs(value), {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    if (axis === 'latitude') return value < 0 ? t`${shown}° S` : t`${shown}° N`;
    return value < 0 ? t`${shown}° W` : t`${shown}° E`;
  }

  return (
    <VenueMap
      labels={{
        title: t`Map`,
        hint: t`Arrow keys lead from venue to venue, Enter shows its card.`,
        showAll: t`Show all`,
        empty: t`None of these venues has a place.`,
        statuses,
      }}
      venues={placed.map(({ folderPath, status, venue: { sportsVenue, address } }) => ({
        id: folderPath,
        name: sportsVenue.name || t`Unnamed venue`,
        status,
        latitude: address.latitude,
        longitude: address.longitude,
      }))}
      active={active?.folderPath ?? null}
      missing={
        missing > 0
          ? plural(missing, { one: '# venue has no place.', other: '# venues have no place.' })
          : undefined
      }
      link={
        active && isPlaced(active)
          ? {
              label: t`Open in OpenStreetMap`,
              href: openStreetMap(active),
              newTabLabel: t`opens in a new tab`,
            }
          : undefined
      }
      formatGroup={(count) => plural(count, { one: '# venue', other: '# venues' })}
      formatDegrees={degrees}
      onSelect={cards.show}
    />
  );
}

function openStreetMap({ venue: { address } }: VenueReviewItem): string {
  const { latitude, longitude } = address;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
