import type { EditVenueDialogProps } from '@campetto/ui/venue-forms';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { fieldNames } from './venue.ts';

export const editLabels = (i18n: I18n): EditVenueDialogProps['labels'] => ({
  ...fieldNames(i18n),
  title: t(i18n)`Edit venue`,
  close: t(i18n)`Close`,
  cancel: t(i18n)`Cancel`,
  save: t(i18n)`Save changes`,
  pending: t(i18n)`Saving...`,
  contact: t(i18n)`Venue`,
  place: t(i18n)`Address`,
});

/** Shown if the edit form was closed with unsaved changes, as by a sign-out. */
export const unsavedEditTexts = (i18n: I18n) => ({
  message: (name: string) => t(i18n)`Your edit of ${name} is not saved yet.`,
  /** Shown on the venue. */
  mark: t(i18n)`You have an unsaved edit.`,
  resume: t(i18n)`Continue editing`,
  discard: t(i18n)`Discard edit`,
  failed: t(i18n)`The venue could not be loaded. Please try again.`,
  confirmation: {
    title: t(i18n)`Discard your edit?`,
    message: t(i18n)`What you have typed will be lost.`,
    confirm: t(i18n)`Discard edit`,
    cancel: t(i18n)`Cancel`,
    close: t(i18n)`Close`,
  },
});

/** Somebody else saved first. */
export const editConflictTexts = (i18n: I18n) => ({
  choose: t(i18n)`These fields have been changed both here and elsewhere. Choose what to save.`,
  mine: (value: string) => t(i18n)`Yours: ${value}`,
  theirs: (value: string) => t(i18n)`Other version: ${value}`,
  empty: t(i18n)`Empty`,
  takenOver: (fields: string) =>
    t(i18n)`Changed elsewhere and now in the form: ${fields}. Check and save.`,
  /** Shown if somebody else has moved the venue, by its new status. */
  moved: {
    approved: t(
      i18n,
    )`The venue has been approved in the meantime. Saving changes the approved venue.`,
    discarded: t(
      i18n,
    )`The venue has been discarded in the meantime. Saving changes the discarded venue.`,
    pending: t(i18n)`The venue has been restored to the pending list in the meantime.`,
  },
});

/** The validation errors, by the rule that a field breaks (spec §5). */
export const editProblemTexts = (i18n: I18n) => ({
  required: t(i18n)`Venue name is required`,
  phone: t(i18n)`Enter one number, without an extension.`,
  website: t(i18n)`Enter a full web address, such as https://example.org`,
  tooLong: (max: number) => t(i18n)`At most ${i18n.number(max)} characters.`,
  unsafe: (character: string) =>
    t(i18n)`This text contains an invisible character (${character}). Remove it.`,
  place: t(
    i18n,
  )`The state or the country code of this address is not valid. Search for the address to replace them.`,
  refused: t(i18n)`The server refuses this value. Please change it.`,
  latitude: t(i18n)`Enter a number between -90 and 90, such as 45.438384`,
  longitude: t(i18n)`Enter a number between -180 and 180, such as 10.991622`,
});

/** What saving the form changes without another sign of it. */
export const editHintTexts = (i18n: I18n) => ({
  emptyCoordinate: t(i18n)`Empty: 0 will be saved.`,
  otherState: (before: string, after: string) =>
    t(i18n)`State/Province will be ${after} instead of ${before}.`,
  noState: (before: string) =>
    t(i18n)`State/Province (${before}) will be removed: it belonged to the previous city.`,
});

export const editFailures = (i18n: I18n) => ({
  update: t(i18n)`Failed to update venue. Please try again.`,
  picture: t(i18n)`Failed to save the picture; everything else is saved. Please try again.`,
  pictureOvertaken: t(
    i18n,
  )`This venue has been changed elsewhere since you opened it. The picture was not saved.`,
});

export const savedText = (i18n: I18n, name: string) => t(i18n)`${name} saved`;
