import type { VenueMapProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { venueStatusNames } from './venue.ts';

export const mapLabels = (i18n: I18n): VenueMapProps['labels'] => ({
  title: t(i18n)`Map`,
  hint: t(i18n)`Arrow keys lead from venue to venue, Enter shows its card.`,
  showAll: t(i18n)`Show all`,
  empty: t(i18n)`None of these venues has a place.`,
  statuses: venueStatusNames(i18n),
});

export const mapToggle = (i18n: I18n) => ({
  show: t(i18n)`Show map`,
  hide: t(i18n)`Hide map`,
});

/** So many of the listed venues are not on the map. */
export const missingOnMap = (i18n: I18n, missing: number) =>
  t(i18n)`${plural(missing, { one: '# venue has no place.', other: '# venues have no place.' })}`;

/** So many venues share a place on the map. */
export const mapGroup = (i18n: I18n, count: number) =>
  t(i18n)`${plural(count, { one: '# venue', other: '# venues' })}`;

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
  label: t(i18n)`Open in OpenStreetMap`,
  newTabLabel: t(i18n)`opens in a new tab`,
});
