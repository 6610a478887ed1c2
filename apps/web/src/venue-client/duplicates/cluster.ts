import {
  fold,
  type MergeChanges,
  mayBeKept,
  mergeChangesSchema,
  SPORTS,
  type VenueReviewItem,
} from '@campetto/contract';
import type { EditVenueFields } from '@campetto/ui/venue-forms';
import * as v from 'valibot';
import { changedFields } from '../edit/changedFields.ts';
import { editFields, editOf, updateBody, type VenueEdit } from '../edit/editForm.ts';
import { COMPARED_FIELDS, type ComparedField, comparedValue, withField } from './comparedFields.ts';
import type { Merge } from './useMergeDuplicates.ts';

/** Chosen in place of a folder path: the sports of all venues together. */
export const ALL = 'all';

/** The choices in a cluster, by folder path. */
export interface ClusterChoices {
  /** The venue that stays. */
  keep?: string | undefined;
  /** The venue whose value of a field stays; `ALL` for all sports. */
  sources: Partial<Record<ComparedField, string>>;
  /** The venues that are not the same. */
  different: ReadonlySet<string>;
}

/** The decision that is sent after the confirmation, with defaults for what was not chosen. */
export interface ClusterPlan {
  merge: Merge;
  /** The folder paths of the venues that may stay. */
  keepable: ReadonlySet<string>;
  /** The folder path of the venue whose value of each field stays, or `ALL`; absent where all are empty. */
  sources: Partial<Record<ComparedField, string>>;
  /** The fields with the sports of all; undefined where one of the venues has them all. */
  together: EditVenueFields | undefined;
  /** How many fields the venue that stays takes from others. */
  taken: number;
  /** Whether a discarded venue has a picture and the one that stays has none: pictures are not taken over (D46). */
  losesPicture: boolean;
}

const filledFields = (item: VenueReviewItem) => {
  const fields = editFields(item);
  return COMPARED_FIELDS.filter((field) => comparedValue(fields, field) !== '').length;
};

/** An approved venue comes before others, then the one with fewer failed checks, then with more fields. */
const byQuality = (a: VenueReviewItem, b: VenueReviewItem) =>
  Number(b.status === 'approved') - Number(a.status === 'approved') ||
  a.checks.length - b.checks.length ||
  filledFields(b) - filledFields(a);

/** The values of venues by folder path, the one that stays first; with the sports of all under `ALL`, if none has them. */
type Values = ReadonlyMap<string, VenueEdit>;

/** The value of a field in a venue; '' for none. */
function textOf(values: Values, path: string | undefined, field: ComparedField): string {
  const edit = path === undefined ? undefined : values.get(path);
  return edit ? comparedValue(edit.fields, field) : '';
}

/**
 * Plans the merge of a cluster. Without a choice the best venue stays, and its empty fields are filled from the
 * first venue that has them, also a missing number of the same street. Undefined where no venue may stay.
 */
export function planCluster(
  items: readonly VenueReviewItem[],
  { different, ...choices }: ClusterChoices,
): ClusterPlan | undefined {
  const members = items.filter(({ folderPath }) => !different.has(folderPath));
  const keepable = keepableOf(members);
  const keep = chooseKept(keepable, choices.keep);
  if (!keep) return undefined;

  const own = editOf(keep);
  const edits = new Map([keep, ...members].map((item) => [item.folderPath, editOf(item)]));
  const allFields = [...edits.values()].map(({ fields }) => fields);
  const together = withAllSports(own.fields, allFields);
  const values: Values = together ? edits.set(ALL, { ...own, fields: together }) : edits;
  const sources = chooseSources(keep, values, choices.sources);
  const taken = COMPARED_FIELDS.filter(
    (field) => textOf(values, sources[field], field) !== textOf(values, keep.folderPath, field),
  );
  const discard = members.filter((item) => item !== keep && item.status !== 'discarded');
  return {
    merge: {
      keep,
      changes:
        taken.length === 0
          ? undefined
          : changesOf(keep, taken, (field) => values.get(sources[field] ?? '')),
      discard,
      notDuplicates: items.filter(({ folderPath }) => different.has(folderPath)),
    },
    keepable: new Set(keepable.map(({ folderPath }) => folderPath)),
    sources,
    together,
    taken: taken.length,
    losesPicture: !keep.hasImage && discard.some(({ hasImage }) => hasImage),
  };
}

/** The venues that may stay beside the others. */
function keepableOf(members: readonly VenueReviewItem[]): VenueReviewItem[] {
  const statuses = members.map(({ status }) => status);
  return members.filter(({ status }) => mayBeKept(status, statuses));
}

/** The venue that stays: the chosen one if it may, else the best one. */
const chooseKept = (
  keepable: readonly VenueReviewItem[],
  chosen: string | undefined,
): VenueReviewItem | undefined =>
  keepable.find(({ folderPath }) => folderPath === chosen) ?? keepable.toSorted(byQuality)[0];

/** Whose value of each field stays: the chosen one's, else that of the first venue with one that the server accepts. */
function chooseSources(
  keep: VenueReviewItem,
  values: Values,
  chosen: ClusterChoices['sources'],
): ClusterPlan['sources'] {
  const own = editOf(keep);
  const paths = [...values.keys()].filter((path) => path !== ALL);
  const defaults: Partial<Record<ComparedField, string[]>> = {
    sports: [ALL],
    street: paths.filter((path) => completesStreet(own, values.get(path))),
  };
  const canGive = (path: string, field: ComparedField): boolean => {
    const from = values.get(path);
    return (
      from !== undefined &&
      textOf(values, path, field) !== '' &&
      (path === keep.folderPath || isAcceptable(keep, field, from))
    );
  };
  const sources: ClusterPlan['sources'] = {};
  for (const field of COMPARED_FIELDS) {
    const choice = chosen[field];
    const first = choice === undefined ? (defaults[field] ?? []) : [choice];
    const source = [...first, ...paths].find((path) => canGive(path, field));
    if (source !== undefined) sources[field] = source;
  }
  return sources;
}

/** Whether the other has the same street and a house number, and the venue that stays has none. */
const completesStreet = ({ fields: own }: VenueEdit, other?: VenueEdit) =>
  other !== undefined &&
  own.number.trim() === '' &&
  other.fields.number.trim() !== '' &&
  fold(own.street) !== '' &&
  fold(own.street) === fold(other.fields.street);

function withAllSports(own: EditVenueFields, others: readonly EditVenueFields[]) {
  const sportIds = SPORTS.map(({ id }) => id).filter((id) =>
    others.some((fields) => fields.sportIds.includes(id)),
  );
  const oneHasAll = others.some((fields) => fields.sportIds.length >= sportIds.length);
  return oneHasAll ? undefined : { ...own, sportIds };
}

/** The changes of a venue that takes fields from others. */
function changesOf(
  keep: VenueReviewItem,
  taken: readonly ComparedField[],
  sourceOf: (field: ComparedField) => VenueEdit | undefined,
): MergeChanges {
  const own = editOf(keep);
  const fields = taken.reduce((merged, field) => {
    const from = sourceOf(field);
    return from ? withField(merged, field, from.fields) : merged;
  }, own.fields);
  // A city comes with its state, unless it is combined with the country of another venue.
  const of = taken.includes('city') ? sourceOf('city')?.place : undefined;
  const place = of?.country === fields.country && of.countryCode !== '' ? of : own.place;
  const stored = updateBody(keep, own);
  const body = updateBody(keep, { fields, place });
  return {
    sportsVenue: changedFields(stored.sportsVenue, body.sportsVenue),
    address: changedFields(stored.address, body.address),
    ...(taken.some((field) => field in (body.metadata ?? {})) && { metadata: body.metadata }),
  };
}

/** Whether the server accepts a field of another venue, which may be stored although an update refuses it. */
const isAcceptable = (keep: VenueReviewItem, field: ComparedField, from: VenueEdit) =>
  v.is(
    mergeChangesSchema,
    changesOf(keep, [field], () => from),
  );
