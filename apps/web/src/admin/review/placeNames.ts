import type { CitySlug, CountrySlug } from '@campetto/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The filter's countries and cities (spec §9) under the names that each language gives them. */
export const COUNTRY_NAMES: Record<CountrySlug, MessageDescriptor> = {
  italy: msg`Italy`,
  spain: msg`Spain`,
  france: msg`France`,
  germany: msg`Germany`,
  uk: msg`United Kingdom`,
};

export const CITY_NAMES: Record<CitySlug, MessageDescriptor> = {
  verona: msg`Verona`,
  milano: msg`Milan`,
  roma: msg`Rome`,
  torino: msg`Turin`,
  napoli: msg`Naples`,
  madrid: msg`Madrid`,
  barcelona: msg`Barcelona`,
  paris: msg`Paris`,
  lyon: msg`Lyon`,
  berlin: msg`Berlin`,
  frankfurt: msg`Frankfurt`,
  munich: msg`Munich`,
  glasgow: msg`Glasgow`,
  london: msg`London`,
};
