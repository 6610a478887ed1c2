import type { Direction, MapPosition, VenueMapProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { firstNames, venueStatusNames } from '../venue.ts';

export const mapLabels = (i18n: I18n): VenueMapProps['labels'] => ({
  title: t(i18n)`Map`,
  hint: t(i18n)`Arrow keys lead from venue to venue, Enter shows its card or zooms in on several.`,
  showAll: t(i18n)`Show all`,
  empty: t(i18n)`None of these venues has a place.`,
  statuses: venueStatusNames(i18n),
});

/** How many of the listed venues are not on the map. */
export const missingOnMap = (i18n: I18n, missing: number) =>
  t(i18n)`${plural(missing, { one: '# venue has no place.', other: '# venues have no place.' })}`;

/** How many venues of the list are not loaded yet; `capped` if there are more than `rest`, uncounted. */
export function unloadedOnMap(i18n: I18n, rest: number, capped: boolean): string {
  if (capped && rest === 0) return t(i18n)`More venues follow when the list is scrolled.`;
  if (capped)
    return t(
      i18n,
    )`${plural(rest, { one: 'More than # more venue follows when the list is scrolled.', other: 'More than # more venues follow when the list is scrolled.' })}`;
  return t(
    i18n,
  )`${plural(rest, { one: '# more venue follows when the list is scrolled.', other: '# more venues follow when the list is scrolled.' })}`;
}

/** Names a marker for several venues: "5 venues: Campo Scuola and 4 others". The number is what the marker shows. */
export function mapGroup(i18n: I18n, all: readonly string[]): string {
  const names = firstNames(i18n, all, 1);
  return t(i18n)`${plural(all.length, { one: '# venue', other: '# venues' })}: ${names}`;
}

/** Announces that the map has zoomed in on some venues, or shows all of them again. */
export const mapFrame = (i18n: I18n, venues: number, zoomed: boolean): string =>
  zoomed
    ? t(i18n)`${plural(venues, { one: 'Zoomed in on # venue.', other: 'Zoomed in on # venues.' })}`
    : t(
        i18n,
      )`${plural(venues, { one: 'The map shows its only venue.', other: 'The map shows all its # venues.' })}`;

/** A meridian or a parallel by its degrees: "45° N". */
export function degreesText(
  i18n: I18n,
  value: number,
  axis: 'latitude' | 'longitude',
  decimals: number,
): string {
  const shown = i18n.number(Math.abs(value), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  if (axis === 'latitude') return value < 0 ? t(i18n)`${shown}° S` : t(i18n)`${shown}° N`;
  return value < 0 ? t(i18n)`${shown}° W` : t(i18n)`${shown}° E`;
}

export const openMapLink = (i18n: I18n) => ({
  label: t(i18n)`Open the map`,
  newTabLabel: t(i18n)`opens in a new tab`,
});

/** Shown instead of the map of a venue without coordinates. */
export const placeMissing = (i18n: I18n) => t(i18n)`This venue has no coordinates.`;

/** "40 m", "4 km". */
export function distanceText(i18n: I18n, kilometres: number): string {
  const near = kilometres < 1;
  return i18n.number(near ? Math.round(kilometres * 100) * 10 : Math.round(kilometres), {
    style: 'unit',
    unit: near ? 'meter' : 'kilometer',
  });
}

const directionNames = (i18n: I18n): Record<Direction, string> => ({
  north: t(i18n)({ message: 'north', context: 'direction' }),
  northeast: t(i18n)({ message: 'northeast', context: 'direction' }),
  east: t(i18n)({ message: 'east', context: 'direction' }),
  southeast: t(i18n)({ message: 'southeast', context: 'direction' }),
  south: t(i18n)({ message: 'south', context: 'direction' }),
  southwest: t(i18n)({ message: 'southwest', context: 'direction' }),
  west: t(i18n)({ message: 'west', context: 'direction' }),
  northwest: t(i18n)({ message: 'northwest', context: 'direction' }),
});

// Kilometres; a point that is closer to the centre of a town is described without a direction.
const CENTRE = 1.5;

/** The position of a point on the map, in words: "4 km west of Milano, Italy". */
export function positionText(i18n: I18n, { on, country: code, town }: MapPosition): string {
  if (on === 'unknown') return t(i18n)`On the map`;
  if (on === 'outside') return t(i18n)`Far from the countries of the map`;
  const country = code && (new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(code) ?? code);
  const name = town?.name ?? '';
  const distance = distanceText(i18n, town?.kilometres ?? 0);
  const direction = town ? directionNames(i18n)[town.direction] : '';
  if (on === 'sea') {
    return town
      ? t(i18n)`In the sea, ${distance} ${direction} of ${name}`
      : t(i18n)`In the sea, far from every town`;
  }
  if (on === 'coast') {
    return town
      ? t(i18n)`On the coast, ${distance} ${direction} of ${name}`
      : t(i18n)`On the coast`;
  }
  if (!town) return country ?? t(i18n)`On the map`;
  if (town.kilometres < CENTRE) {
    return country ? t(i18n)`In ${name}, ${country}` : t(i18n)`In ${name}`;
  }
  return country
    ? t(i18n)`${distance} ${direction} of ${name}, ${country}`
    : t(i18n)`${distance} ${direction} of ${name}`;
}
