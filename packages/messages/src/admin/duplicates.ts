import type { DuplicatesDialogProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

export const duplicatesLabels = (i18n: I18n): DuplicatesDialogProps['labels'] => ({
  title: t(i18n)`Possible duplicates`,
  description: t(i18n)`Choose the record that stays, and whose values it has.`,
  close: t(i18n)`Close`,
  loading: t(i18n)`Loading the possible duplicates`,
  none: t(i18n)`This venue has no possible duplicates any more.`,
  keep: t(i18n)`Keep this one`,
  different: t(i18n)`Not a duplicate`,
  empty: t(i18n)`Empty`,
  cancel: t(i18n)`Cancel`,
  confirm: t(i18n)`Confirm`,
});

/** The opened venue among those that may be the same. */
export const thisVenue = (i18n: I18n) => t(i18n)`This venue`;

/** Names the two sides of a comparison with the inspected venue. */
export const comparisonLabels = (i18n: I18n) => ({
  venue: thisVenue(i18n),
  duplicate: t(i18n)`Likely the same`,
  empty: t(i18n)`Empty`,
});

/** The number of fields that are equal in all records of a cluster. */
export const equalFieldsText = (i18n: I18n, count: number) =>
  t(i18n)`${plural(count, { one: '# equal field', other: '# equal fields' })}`;

/** Notes about a cluster: why an approved venue must stay, and that there are more possible duplicates. */
export const clusterNotes = (i18n: I18n) => ({
  approvedStays: t(
    i18n,
  )`An approved venue is never discarded for a pending one: keep it and take the values of the others.`,
  hasMore: t(i18n)`There are more possible duplicates: open them again after this decision.`,
});

/** What the confirmation of a cluster does. */
export function clusterSummary(
  i18n: I18n,
  {
    taken,
    discarded,
    different,
    losesPicture,
  }: { taken: number; discarded: number; different: number; losesPicture?: boolean },
): string {
  const fields = t(
    i18n,
  )`${plural(taken, { one: '1 kept with # field from the others', other: '1 kept with # fields from the others' })}`;
  const summary = [
    taken === 0 ? t(i18n)`1 kept as it is` : fields,
    discarded > 0 &&
      t(
        i18n,
      )`${plural(discarded, { one: '# discarded as a duplicate', other: '# discarded as duplicates' })}`,
    different > 0 && differentText(i18n, different),
  ]
    .filter(Boolean)
    .join(', ');
  const picture = t(
    i18n,
  )`The picture is not taken over: keep the record that has it, or add it afterwards.`;
  return losesPicture ? `${summary}. ${picture}` : summary;
}

/** How many venues were discarded as duplicates of the one with this name, and how many marked as different from it. */
export function mergedText(
  i18n: I18n,
  name: string,
  { discarded: count, different }: { discarded: number; different: number },
): string {
  const merged = t(
    i18n,
  )`${plural(count, { one: '# duplicate of', other: '# duplicates of' })} ${name} discarded`;
  return [merged, ...(different > 0 ? [differentText(i18n, different)] : [])].join(', ');
}

const differentText = (i18n: I18n, different: number) =>
  t(
    i18n,
  )`${plural(different, { one: '# marked as not a duplicate', other: '# marked as not duplicates' })}`;

/** Two venues were marked as not the same. */
export const rejectedText = (i18n: I18n, name: string, other: string) =>
  t(i18n)`${name} and ${other} are different venues`;

/** Several venues were marked as not the same as the one of this name. */
export const rejectedManyText = (i18n: I18n, name: string, count: number) =>
  t(
    i18n,
  )`${plural(count, { one: '# venue is no duplicate of', other: '# venues are no duplicates of' })} ${name}`;

export const clusterFailures = (i18n: I18n) => ({
  load: t(i18n)`The possible duplicates could not be loaded. Please try again.`,
  retry: t(i18n)`Try again`,
  merge: t(i18n)`The decision could not be saved. Please try again.`,
  changed: t(
    i18n,
  )`One of these venues has been changed meanwhile. Nothing was saved: look at its duplicates again.`,
});

/** A venue of the cluster has changed since it was loaded; its name may be unknown. */
export const clusterConflict = (i18n: I18n, name: string | undefined) =>
  name === undefined
    ? t(i18n)`One of these venues has been changed meanwhile. Check the values and confirm again.`
    : t(i18n)`${name} has been changed meanwhile. Check the values and confirm again.`;

/** The sports of all duplicates together, in place of those of one. */
export const allSportsText = (i18n: I18n, names: string) => t(i18n)`All of them: ${names}`;

/** Why two venues are probably the same. `distance` is in metres, `name` the similarity from 0 to 1. */
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
