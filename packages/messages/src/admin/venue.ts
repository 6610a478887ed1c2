import {
  type Address,
  type DiscardedDuplicate,
  type DiscardReason,
  MANUAL_SOURCE,
  type SportSlug,
  type VenueReviewItem,
  type VenueStatus,
} from '@campetto/contract';
import type { VenueCardLabels, VenueCardProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

/** Shown in place of a missing name. */
export const unnamedVenue = (i18n: I18n) => t(i18n)`Unnamed venue`;

/** The name of a venue, or the text for a missing one. */
export const venueName = (i18n: I18n, { venue }: VenueReviewItem) =>
  venue.sportsVenue.name || unnamedVenue(i18n);

/** The first of several names, and how many others there are: "A, B, C and 9 others". */
export function firstNames(i18n: I18n, names: readonly string[], most = 3): string {
  const named = names.slice(0, most).join(', ');
  const rest = names.length - most;
  if (rest <= 0) return named;
  return t(i18n)`${plural(rest, { one: `${named} and # other`, other: `${named} and # others` })}`;
}

/** The name of a source, or a text for venues that were added by hand. */
export const sourceText = (i18n: I18n, source: string) =>
  source === MANUAL_SOURCE ? t(i18n)`Added by hand` : source;

export const sportNames = (i18n: I18n): Record<SportSlug, string> => ({
  football: t(i18n)`Football`,
  padel: t(i18n)`Padel`,
  tennis: t(i18n)`Tennis`,
  basketball: t(i18n)`Basketball`,
  volleyball: t(i18n)`Volleyball`,
});

/** The names of the statuses, as said of lists of venues. */
export const statusNames = (i18n: I18n): Record<VenueStatus, string> => ({
  pending: t(i18n)`Pending`,
  approved: t(i18n)`Approved`,
  discarded: t(i18n)`Discarded`,
});

/** The names of the statuses, as said of one venue, for which languages may use another form. */
export const venueStatusNames = (i18n: I18n): Record<VenueStatus, string> => ({
  pending: t(i18n)({ message: 'Pending', context: 'one venue' }),
  approved: t(i18n)({ message: 'Approved', context: 'one venue' }),
  discarded: t(i18n)({ message: 'Discarded', context: 'one venue' }),
});

export const reasonNames = (i18n: I18n): Record<DiscardReason, string> => ({
  duplicate: t(i18n)`Duplicate`,
  closed: t(i18n)`Closed for good`,
  notSportsVenue: t(i18n)`Not a sports venue`,
  wrongPlace: t(i18n)`Wrong place`,
  unusableData: t(i18n)`Unusable data`,
  other: t(i18n)`Other`,
});

/** The values of a venue that screens and reports name; `coordinates` are latitude and longitude together. */
type VenueField =
  | keyof Address
  | 'name'
  | 'phone'
  | 'website'
  | 'sports'
  | 'coordinates'
  | Exclude<keyof VenueReviewItem['metadata'], 'photoFileName'>;

export const fieldNames = (i18n: I18n): Record<VenueField, string> => ({
  name: t(i18n)`Name`,
  phone: t(i18n)`Phone number`,
  website: t(i18n)`Website`,
  sports: t(i18n)`Sports`,
  country: t(i18n)`Country`,
  countryCode: t(i18n)`Country code`,
  city: t(i18n)`City`,
  state: t(i18n)`State/Province`,
  stateCode: t(i18n)`State code`,
  street: t(i18n)`Street`,
  number: t(i18n)`House number`,
  postalCode: t(i18n)`Postal code`,
  formattedAddress: t(i18n)`Formatted address`,
  latitude: t(i18n)`Latitude`,
  longitude: t(i18n)`Longitude`,
  coordinates: t(i18n)`Coordinates`,
  rating: t(i18n)`Rating`,
  totalRatings: t(i18n)`Number of ratings`,
  lastUpdated: t(i18n)`Last updated`,
  source: t(i18n)`Source`,
});

export const venueCardLabels = (i18n: I18n): VenueCardLabels => ({
  ...fieldNames(i18n),
  address: t(i18n)`Address`,
  noName: t(i18n)`Unnamed venue`,
  noPicture: t(i18n)`No image`,
  noAddress: t(i18n)`No address`,
  noCoordinates: t(i18n)`No coordinates`,
  noPhone: t(i18n)`No phone`,
  noWebsite: t(i18n)`No website`,
  noSports: t(i18n)`No sports`,
  notRated: t(i18n)`Not rated yet`,
  noSource: t(i18n)`No source`,
  noDate: t(i18n)`No date`,
  opensInNewTab: t(i18n)`opens in a new tab`,
  unusableWebsite: t(i18n)`This is not a web address that can be opened.`,
  checks: t(i18n)`Failed checks`,
  more: (count) => t(i18n)`${plural(count, { other: '# more' })}`,
});

/** The decisions on the venue of this name. */
export const venueActions = (i18n: I18n, name: string) => ({
  approve: { label: t(i18n)`Approve`, accessibleLabel: t(i18n)`Approve ${name}` },
  edit: { label: t(i18n)`Edit`, accessibleLabel: t(i18n)`Edit ${name}` },
  discard: { label: t(i18n)`Discard`, accessibleLabel: t(i18n)`Discard ${name}` },
  restore: { label: t(i18n)`Restore`, accessibleLabel: t(i18n)`Restore ${name}` },
});

/** The further actions on the venue with this name and this number of possible duplicates. */
export function venueExtra(i18n: I18n, name: string, duplicates: number) {
  const count = i18n.number(duplicates);
  const whole = t(i18n)`Possible duplicates: ${count}`;
  return {
    duplicates: {
      id: 'duplicates',
      // A short label, because the picture of a card in a window of 1280 px has no room for more.
      label: t(i18n)`Duplicates: ${count}`,
      accessibleLabel: `${whole} (${name})`,
    },
    history: {
      id: 'history',
      label: t(i18n)`History`,
      accessibleLabel: t(i18n)`History of ${name}`,
    },
  } as const;
}

export const selectVenue = (i18n: I18n, name: string) => t(i18n)`Select ${name}`;

/** `total` is the number of ratings, where it is known. */
export function venueRating(
  i18n: I18n,
  value: number,
  total: number | undefined,
): NonNullable<VenueCardProps['rating']> {
  const shown = i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const count = total === undefined ? undefined : i18n.number(total);
  return {
    value: shown,
    outOf: i18n.number(5),
    total: count,
    label:
      count === undefined
        ? t(i18n)`Rated ${shown} out of 5`
        : t(i18n)`Rated ${shown} out of 5, ratings: ${count}`,
  };
}

/** When and by whom a venue was decided on, and why: "Discarded on Nov 12, 2026 by Anna: duplicate". */
export function decisionText(
  i18n: I18n,
  status: VenueStatus,
  { at, by, reason, duplicateOf }: NonNullable<VenueReviewItem['decision']>,
): string {
  const date = i18n.date(new Date(at), { dateStyle: 'medium' });
  const person = by ?? t(i18n)`an administrator`;
  const decided =
    status === 'approved'
      ? t(i18n)`Approved on ${date} by ${person}`
      : t(i18n)`Discarded on ${date} by ${person}`;
  if (duplicateOf) return `${decided}: ${t(i18n)`duplicate of ${duplicateOf.name}`}`;
  return reason ? `${decided}: ${reasonNames(i18n)[reason].toLowerCase()}` : decided;
}

/** Which discarded venue a pending one looks like: who discarded that one, when and why. */
export function discardedDuplicateText(
  i18n: I18n,
  { name, at, by, reason }: DiscardedDuplicate,
): string {
  const date = i18n.date(new Date(at), { dateStyle: 'medium' });
  const person = by ?? t(i18n)`an administrator`;
  const discarded = name || unnamedVenue(i18n);
  const text = t(i18n)`Looks like “${discarded}”, discarded on ${date} by ${person}`;
  return reason ? `${text}: ${reasonNames(i18n)[reason].toLowerCase()}` : text;
}

/** The same as the failed check of a venue, with the way to the discarded one. */
export const discardedDuplicateTexts = (i18n: I18n, discarded: DiscardedDuplicate) => {
  const text = discardedDuplicateText(i18n, discarded);
  return {
    text: t(i18n)`Looks like a discarded venue`,
    explanation: discarded.note ? `${text}. “${discarded.note}”` : text,
    show: t(i18n)`Show it`,
  };
};
