import type { VenueReviewItem } from '@campetto/contract';
import type { SetAsideDialogProps, VenueSetAside } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** Sets the venue of this name aside, or opens its note if it is. */
export const setAsideButton = (i18n: I18n, name: string, isSetAside = false) =>
  isSetAside
    ? { label: t(i18n)`Change the note`, accessibleLabel: t(i18n)`Change the note of ${name}` }
    : { label: t(i18n)`Later`, accessibleLabel: t(i18n)`Set ${name} aside for later` };

/** What a venue that is set aside shows: the badge, who did so and when, and the note. */
export function setAsideTexts(
  i18n: I18n,
  { at, by, note }: NonNullable<VenueReviewItem['setAside']>,
): Pick<VenueSetAside, 'label' | 'text' | 'note'> {
  const date = i18n.date(new Date(at), { dateStyle: 'medium' });
  const person = by ?? t(i18n)`an administrator`;
  return {
    label: t(i18n)({ message: 'Set aside', context: 'one venue' }),
    text: t(i18n)`Set aside on ${date} by ${person}`,
    note: note ?? undefined,
  };
}

/** That a venue is set aside, in one line, for the confirmation of a decision on it. */
export function setAsideSummary(
  i18n: I18n,
  setAside: NonNullable<VenueReviewItem['setAside']>,
): string {
  const { text, note } = setAsideTexts(i18n, setAside);
  return note === undefined ? text : `${text}: ${note}`;
}

export const setAsideActions = (i18n: I18n) => ({
  change: t(i18n)`Change the note`,
  requeue: t(i18n)`Back to the queue`,
});

/** The dialog that sets a venue aside; `isSetAside` where it changes the note of one that is. */
export const setAsideLabels = (i18n: I18n, isSetAside: boolean): SetAsideDialogProps['labels'] => ({
  title: isSetAside ? t(i18n)`Change the note` : t(i18n)`Set aside for later`,
  message: t(
    i18n,
  )`The venue stays pending. All administrators see the note, and Focus passes over the venue.`,
  note: t(i18n)`What has to be found out?`,
  optional: t(i18n)`optional`,
  cancel: t(i18n)`Cancel`,
  confirm: isSetAside
    ? t(i18n)`Save`
    : t(i18n)({ message: 'Set aside', context: 'button: what it does to a venue' }),
  requeue: t(i18n)`Back to the queue`,
  close: t(i18n)`Close`,
});

/** The reports of actions on the venue of this name. */
export const setAsideDone = (i18n: I18n, name: string) => ({
  setAside: t(i18n)`${name} set aside`,
  noteChanged: t(i18n)`Note of ${name} changed`,
  requeued: t(i18n)`${name} put back into the queue`,
});

export const setAsideFailed = (i18n: I18n) => ({
  setAside: t(i18n)`Failed to set the venue aside. Please try again.`,
  note: t(i18n)`Failed to change the note. Please try again.`,
  requeue: t(i18n)`Failed to put the venue back into the queue. Please try again.`,
});

/** Shown if the venue has changed since it was loaded; the typed note is kept. */
export const setAsideOvertaken = (i18n: I18n) =>
  t(
    i18n,
  )`The venue has been changed in the meantime. Your note is still here: press again to save it.`;

/** The same once the dialog is closed; it shows the typed note when it is opened again. */
export const noteKept = (i18n: I18n) =>
  t(i18n)`The venue has been changed in the meantime. Your note is kept: open it again to save it.`;

/** Why another action was refused: the venue was set aside since it was loaded. */
export const setAsideElsewhere = (
  i18n: I18n,
  setAside: NonNullable<VenueReviewItem['setAside']>,
): string => {
  const summary = setAsideSummary(i18n, setAside);
  return t(
    i18n,
  )`Nothing was saved, because the venue has been set aside since you opened it. ${summary}`;
};

/** The same if there is a note of somebody else by now. */
export const noteOvertaken = (
  i18n: I18n,
  { by, note }: NonNullable<VenueReviewItem['setAside']>,
): string => {
  const person = by ?? t(i18n)`an administrator`;
  return t(
    i18n,
  )`In the meantime ${person} has written: “${note}”. Press again to replace this note with yours.`;
};

/** Shown in the focus view if all remaining venues are set aside. */
export const onlySetAside = (i18n: I18n) => ({
  title: t(i18n)`Only venues that are set aside are left`,
  hint: t(i18n)`Everything else that matches is decided. Decide these when you know more.`,
  action: t(i18n)`Show those set aside`,
});
