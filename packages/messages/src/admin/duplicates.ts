import type { DuplicatesDialogProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

export const duplicatesLabels = (i18n: I18n): DuplicatesDialogProps['labels'] => ({
  title: t(i18n)`Possible duplicate`,
  close: t(i18n)`Close`,
  venue: t(i18n)`This venue`,
  duplicate: t(i18n)`Likely the same`,
  differs: t(i18n)`differs`,
  same: t(i18n)`same`,
  empty: t(i18n)`Empty`,
  copyTo: { venue: t(i18n)`Copy to this venue`, duplicate: t(i18n)`Copy to the other venue` },
  undoCopy: t(i18n)`Undo the copy`,
  copied: t(i18n)`Copied`,
  discardVenue: t(i18n)`Discard this one`,
  discardDuplicate: t(i18n)`Discard the other`,
  keepBoth: t(i18n)`Not a duplicate`,
});

/** Under the name of the venue that is to be discarded; `name` is that of the one that stays. */
export const discardedAsDuplicate = (i18n: I18n, name: string) =>
  t(i18n)`It moves to the discarded list as a duplicate of ${name}.`;

/** Two venues were marked as not the same. */
export const rejectedText = (i18n: I18n, name: string, other: string) =>
  t(i18n)`${name} and ${other} are different venues`;
export const rejectFailedText = (i18n: I18n) =>
  t(i18n)`The answer could not be saved. Please try again.`;

export const comparedFieldNames = (i18n: I18n) => ({
  name: t(i18n)`Name`,
  phone: t(i18n)`Phone number`,
  website: t(i18n)`Website`,
  street: t(i18n)`Street`,
  postalCode: t(i18n)`Postal code`,
  city: t(i18n)`City`,
  country: t(i18n)`Country`,
  coordinates: t(i18n)`Coordinates`,
  sports: t(i18n)`Sports`,
});

/** Where one is among several; both count from 1. */
export function duplicatesPager(i18n: I18n, position: number, total: number) {
  const place = i18n.number(position);
  const count = i18n.number(total);
  return {
    text: t(i18n)`${place} of ${count}`,
    previous: t(i18n)`Previous`,
    next: t(i18n)`Next`,
  };
}

/** What makes two venues likely the same. `distance` is in metres, `name` a share from 0 to 1. */
export function similarityTexts(
  i18n: I18n,
  {
    distance,
    samePhone,
    sameWebsite,
    name,
  }: { distance: number | null; samePhone: boolean; sameWebsite: boolean; name: number },
): string[] {
  const metres = distance === null ? '' : i18n.number(Math.round(distance));
  const alike = i18n.number(name, { style: 'percent', maximumFractionDigits: 0 });
  return [
    ...(distance === null ? [] : [t(i18n)`${metres} m apart`]),
    ...(samePhone ? [t(i18n)`Same phone`] : []),
    ...(sameWebsite ? [t(i18n)`Same website`] : []),
    t(i18n)`Names ${alike} alike`,
  ];
}
