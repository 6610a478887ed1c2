import type { AddVenueFormProps } from '@campetto/ui/venue-forms';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

export const createLabels = (i18n: I18n): AddVenueFormProps['labels'] => ({
  title: t(i18n)`Add venue`,
  subtitle: t(
    i18n,
  )`It joins the pending list, where it can be reviewed. Fields with * are required.`,
  venue: t(i18n)`Venue`,
  address: t(i18n)`Address`,
  play: t(i18n)`Sports and picture`,
  name: t(i18n)`Venue name`,
  cancel: t(i18n)`Cancel`,
  create: t(i18n)`Create venue`,
  pending: t(i18n)`Creating...`,
});

export const sportsFieldTexts = (i18n: I18n) => ({
  label: t(i18n)`Sports`,
  hint: t(i18n)`At least one.`,
});

export const phoneFieldTexts = (i18n: I18n) => ({
  labels: {
    group: t(i18n)`Phone`,
    dialCode: t(i18n)`Dial code`,
    number: t(i18n)`Phone number`,
  },
  note: t(i18n)({ message: 'optional', context: 'phone number' }),
  /** The hint if the leading zero is not part of the stored number. */
  noLeadingZero: t(i18n)`Without the leading zero.`,
  noDigits: t(i18n)`Without digits it is not saved.`,
});

/** The countries of a dial code, by their names. */
export function countriesOfDialCode(i18n: I18n, countries: readonly string[]): string {
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  return countries.map((country) => names.of(country)).join(', ');
}

/** The validation errors, by the rule that the form breaks (spec §5). */
export const createProblemTexts = (i18n: I18n) => ({
  nameRequired: t(i18n)`Venue name is required`,
  countryRequired: t(i18n)`Country is required`,
  countryCodeRequired: t(i18n)`Country code is required`,
  cityRequired: t(i18n)`City is required`,
  streetRequired: t(i18n)`Street address is required`,
  numberRequired: t(i18n)`House number is required`,
  postalCodeRequired: t(i18n)`Postal code is required`,
  stateRequired: t(i18n)`State/Province is required`,
  stateCodeRequired: t(i18n)`State code is required`,
  sportsRequired: t(i18n)`At least one sport must be selected`,
  countryCode: t(i18n)`Use the two letters of the country, such as IT`,
  tooLong: (max: number) => t(i18n)`At most ${i18n.number(max)} characters.`,
  unsafe: (character: string) =>
    t(i18n)`This text contains an invisible character (${character}). Remove it.`,
  manyPhones: t(i18n)`Enter one number, without an extension.`,
  refused: t(i18n)`The server refuses this value. Please change it.`,
  latitude: t(i18n)`Enter a number between -90 and 90, such as 45.438384`,
  longitude: t(i18n)`Enter a number between -180 and 180, such as 10.991622`,
});

/** Shown above a form with the draft of an earlier visit. */
export const restoredDraftTexts = (i18n: I18n) => ({
  message: t(i18n)`Here is what you typed last time. If you had chosen a picture, choose it again.`,
  startOver: t(i18n)`Start over`,
  dismiss: t(i18n)`Dismiss`,
  confirmation: {
    title: t(i18n)`Start over?`,
    message: t(i18n)`What you have typed will be lost.`,
    confirm: t(i18n)`Start over`,
    cancel: t(i18n)`Cancel`,
    close: t(i18n)`Close`,
  },
});

export const createdTexts = (i18n: I18n, { name, venueId }: { name: string; venueId: string }) => ({
  title: t(i18n)`Venue ${name} created successfully`,
  id: t(i18n)`Id: ${venueId}`,
  show: t(i18n)`Show the venue`,
  similar: t(i18n)`It may be there already: it has possible duplicates.`,
  compare: t(i18n)`Show the possible duplicates`,
});

/** Shown if an earlier attempt, whose response was lost, created the venue, and the form has changed since. */
export const createdBeforeTexts = (i18n: I18n, name: string) => ({
  title: t(i18n)`${name} has already been created`,
  message: t(
    i18n,
  )`Your first attempt reached the server. What you have changed since then is not saved: apply it to this venue, or create another one.`,
  apply: t(i18n)`Apply the changes`,
  another: t(i18n)`Create another venue`,
});

export const createFailures = (i18n: I18n) => ({
  picture: t(i18n)`The venue was not created: its picture cannot be used.`,
  other: t(i18n)`Failed to create venue. Please try again.`,
});

export const leaveDraftConfirmation = (i18n: I18n) => ({
  title: t(i18n)`Leave without saving?`,
  message: t(i18n)`What you have typed will be lost.`,
});
