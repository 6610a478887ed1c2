import { CHECKED_NAME_MAX, type VenueCheck } from '@campetto/contract';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** A failed check: in a few words for the card, and why. */
interface CheckText {
  text: string;
  why: string;
}

/** Opens the edit form with the suggested fix of a check. */
export const applyFix = (i18n: I18n) => t(i18n)`Fix and edit`;

/** The text of the check of short names for a venue that has no name at all. */
const noNameCheck = (i18n: I18n) => ({
  text: t(i18n)`No name`,
  why: t(i18n)`The source gave no name, so players cannot tell which venue is meant.`,
});

/** The text of each check that fails. */
export const checkTexts = (i18n: I18n): Record<VenueCheck, CheckText> => ({
  coordinatesZero: {
    text: t(i18n)`No coordinates`,
    why: t(i18n)`Latitude or longitude is 0. The source probably gave no coordinates.`,
  },
  coordinatesEqual: {
    text: t(i18n)`Latitude equals longitude`,
    why: t(
      i18n,
    )`Both coordinates are the same number: one of them was probably copied over the other.`,
  },
  coordinatesSwapped: {
    text: t(i18n)`Coordinates swapped`,
    why: t(
      i18n,
    )`The point lies outside its country, but inside it once latitude and longitude change places.`,
  },
  coordinatesOutside: {
    text: t(i18n)`Outside its country`,
    why: t(i18n)`The point does not lie in the country that the address names.`,
  },
  coordinatesRounded: {
    text: t(i18n)`Rough coordinates`,
    why: t(i18n)`The coordinates have two decimals at most: the point may be a kilometre off.`,
  },
  coordinatesShared: {
    text: t(i18n)`Point shared by many`,
    why: t(
      i18n,
    )`Several other venues have exactly this point. It may be the middle of a town, not the venue.`,
  },
  dialCode: {
    text: t(i18n)`Foreign dial code`,
    why: t(i18n)`The phone number’s dial code belongs to another country than the address.`,
  },
  dialCodeRepeated: {
    text: t(i18n)`Dial code twice`,
    why: t(i18n)`The phone number has its dial code twice, so nobody can call it.`,
  },
  phoneShared: {
    text: t(i18n)`Phone shared`,
    why: t(
      i18n,
    )`Another venue has the same phone number. They may be one venue, or have one operator.`,
  },
  websiteInvalid: {
    text: t(i18n)`Unusable website`,
    why: t(
      i18n,
    )`The website is not an http or https address, or contains markup. It cannot be opened.`,
  },
  websiteShared: {
    text: t(i18n)`Website shared`,
    why: t(i18n)`Another venue has the same website. They may be one venue, or have one operator.`,
  },
  noSport: {
    text: t(i18n)`No sport`,
    why: t(i18n)`None of the five sports is set, so nobody who filters by sport finds the venue.`,
  },
  countryUnknown: {
    text: t(i18n)`Country not known`,
    why: t(
      i18n,
    )`The address names no known country, or its code another one, so place, postal code and phone number cannot be checked.`,
  },
  noStreet: { text: t(i18n)`No street`, why: t(i18n)`The address names no street.` },
  postalCode: {
    text: t(i18n)`Odd postal code`,
    why: t(i18n)`The postal code does not have the form that is used in this country.`,
  },
  addressMismatch: {
    text: t(i18n)`Addresses differ`,
    why: t(
      i18n,
    )`The formatted address names another street, number, postal code or city than the fields.`,
  },
  nameShort: {
    text: t(i18n)`Name too short`,
    why: t(i18n)`A name of so few letters hardly says which venue is meant.`,
  },
  nameShouting: {
    text: t(i18n)`Name in capitals`,
    why: t(i18n)`The whole name is in capital letters, which is hard to read in a list.`,
  },
  nameLong: {
    text: t(i18n)`Name too long`,
    why: t(
      i18n,
    )`The name has more than ${i18n.number(CHECKED_NAME_MAX)} characters. Part of it is probably a description.`,
  },
});

/** Returns the text of a check that a venue fails, which depends on whether the venue has a name at all. */
export function venueCheckTexts(i18n: I18n) {
  const texts = checkTexts(i18n);
  return (check: VenueCheck, isUnnamed: boolean): CheckText =>
    isUnnamed && check === 'nameShort' ? noNameCheck(i18n) : texts[check];
}
