import type { VenueCheck } from '@campetto/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each check says of a venue: on its card in a few words, and why it looks wrong. */
export const WARNING_TEXTS: Record<
  VenueCheck,
  { text: MessageDescriptor; why: MessageDescriptor }
> = {
  coordinatesZero: {
    text: msg`No coordinates`,
    why: msg`Latitude and longitude are 0, which is a point in the Gulf of Guinea. The source gave none.`,
  },
  coordinatesEqual: {
    text: msg`Latitude equals longitude`,
    why: msg`Both coordinates hold the same number: one of them was probably copied over the other.`,
  },
  coordinatesSwapped: {
    text: msg`Coordinates swapped`,
    why: msg`The point lies outside its country, but inside it once latitude and longitude change places.`,
  },
  coordinatesOutside: {
    text: msg`Outside its country`,
    why: msg`The point does not lie in the country that the address names.`,
  },
  coordinatesRounded: {
    text: msg`Rough coordinates`,
    why: msg`The coordinates have two decimals at most: the point may be a kilometre off.`,
  },
  coordinatesShared: {
    text: msg`Point shared by many`,
    why: msg`Several other venues have exactly this point. It may be the middle of a town, not the venue.`,
  },
  dialCode: {
    text: msg`Foreign dial code`,
    why: msg`The phone number's dial code belongs to another country than the address.`,
  },
  phoneShared: {
    text: msg`Phone shared`,
    why: msg`Another venue has the same phone number. They may be one venue, or have one operator.`,
  },
  websiteInvalid: {
    text: msg`Unusable website`,
    why: msg`The website is not an http or https address, or holds markup. It cannot be opened.`,
  },
  websiteShared: {
    text: msg`Website shared`,
    why: msg`Another venue has the same website. They may be one venue, or have one operator.`,
  },
  noSport: {
    text: msg`No sport`,
    why: msg`None of the five sports is set, so nobody who filters by sport finds the venue.`,
  },
  noStreet: { text: msg`No street`, why: msg`The address names no street.` },
  postalCode: {
    text: msg`Odd postal code`,
    why: msg`The postal code does not have the form that is used in this country.`,
  },
  nameShort: {
    text: msg`Name too short`,
    why: msg`A name of so few letters hardly says which venue is meant.`,
  },
  nameShouting: {
    text: msg`Name in capitals`,
    why: msg`The whole name is in capital letters, which is hard to read in a list.`,
  },
  nameLong: {
    text: msg`Name too long`,
    why: msg`The name has more than 80 characters. Part of it is probably a description.`,
  },
};
