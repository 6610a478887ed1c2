import type { EditVenueFields } from '@campetto/ui/venue-forms';
import { hiddenAddressOf, type VenueEdit } from './editForm.ts';

type EditField = keyof EditVenueFields;

/** Fields of the same part are merged together: half of one address and half of another make no address. */
const PART_OF = {
  name: 'name',
  phone: 'phone',
  website: 'website',
  street: 'address',
  number: 'address',
  postalCode: 'address',
  city: 'address',
  country: 'address',
  formattedAddress: 'address',
  latitude: 'coordinates',
  longitude: 'coordinates',
  sportIds: 'sportIds',
} as const satisfies Record<EditField, string>;

export type EditPart = (typeof PART_OF)[EditField];
/** Sports never conflict: each is added or removed by itself. */
export type ConflictPart = Exclude<EditPart, 'sportIds'>;

const PARTS = [...new Set(Object.values(PART_OF))];
const CONFLICT_PARTS = PARTS.filter((part): part is ConflictPart => part !== 'sportIds');

/** Digits are a number in a coordinate only: a postal code or a telephone number begins with its zeros. */
const isCoordinate = (field: EditField) => PART_OF[field] === 'coordinates';

function normalized(field: EditField, { fields }: VenueEdit): string {
  const value = fields[field];
  if (typeof value !== 'string') return [...value].sort().join();
  const text = value.trim();
  const number = Number(text.replace(',', '.'));
  return isCoordinate(field) && text !== '' && Number.isFinite(number) ? String(number) : text;
}

const fieldsOf = (part: EditPart) =>
  (Object.keys(PART_OF) as EditField[]).filter((field) => PART_OF[field] === part);

const hiddenText = (edit: VenueEdit) => Object.values(hiddenAddressOf(edit)).join('\n');

/** Whether two edits have the same value of a part. */
function samePart(part: EditPart, a: VenueEdit, b: VenueEdit): boolean {
  return (
    fieldsOf(part).every((field) => normalized(field, a) === normalized(field, b)) &&
    (part !== 'address' || hiddenText(a) === hiddenText(b))
  );
}

export const sameEdit = (a: VenueEdit, b: VenueEdit): boolean =>
  PARTS.every((part) => samePart(part, a, b));

/** The edit with a part of another. */
export function withPart(edit: VenueEdit, part: EditPart, from: VenueEdit): VenueEdit {
  const values = Object.fromEntries(fieldsOf(part).map((field) => [field, from.fields[field]]));
  return {
    fields: { ...edit.fields, ...values },
    place: part === 'address' ? from.place : edit.place,
  };
}

/** What both changed: mine remains in the form until theirs is chosen. */
export interface EditConflict {
  mine: VenueEdit;
  theirs: VenueEdit;
  /** The parts that both changed differently. */
  parts: readonly ConflictPart[];
  /** The parts that only they changed. */
  takenOver: readonly EditPart[];
}

/** The sports with what either side has added to those of `base`, without what either has removed. */
function mergedSports(base: VenueEdit, mine: VenueEdit, theirs: VenueEdit): string[] {
  const before = base.fields.sportIds;
  const own = mine.fields.sportIds;
  const others = theirs.fields.sportIds;
  return [
    ...own.filter((id) => others.includes(id) || !before.includes(id)),
    ...others.filter((id) => !own.includes(id) && !before.includes(id)),
  ];
}

/**
 * An edit whose address has changed, but not the formatted one, gets that of `theirs`: the server lets a formatted
 * address follow its parts only if it is sent as it is stored.
 */
function withStoredFormat(edit: VenueEdit, base: VenueEdit, theirs: VenueEdit): VenueEdit {
  const { formattedAddress } = edit.fields;
  const isWritten = formattedAddress !== base.fields.formattedAddress;
  if (isWritten || samePart('address', base, edit)) return edit;
  return {
    ...edit,
    fields: { ...edit.fields, formattedAddress: theirs.fields.formattedAddress },
  };
}

/**
 * Merges two edits of `base` by part, and the sports one by one: a part that one side changed gets the value of that
 * side; a part that both changed differently keeps my value and is a conflict. Parts of an earlier conflict stay in
 * conflict, because nothing has been saved since, unless both sides are equal by now.
 */
export function combineEdits(
  base: VenueEdit,
  typedEdit: VenueEdit,
  theirs: VenueEdit,
  earlierConflict?: EditConflict,
): { edit: VenueEdit; conflict: EditConflict } {
  const mine = withStoredFormat(typedEdit, base, theirs);
  const earlier = earlierConflict && {
    ...earlierConflict,
    mine: withStoredFormat(earlierConflict.mine, base, theirs),
  };
  const differing = CONFLICT_PARTS.filter((part) => !samePart(part, mine, theirs));
  const following = differing.filter((part) => samePart(part, base, mine));
  const sportIds = mergedSports(base, mine, theirs);
  const edit = following.reduce<VenueEdit>((merged, part) => withPart(merged, part, theirs), {
    ...mine,
    fields: { ...mine.fields, sportIds },
  });
  const isTheirs = (part: EditPart) => earlier && chosenSide(part, mine, earlier) === 'theirs';
  const replaced = earlier?.parts.filter(isTheirs) ?? [];
  const typed = replaced.reduce((all, part) => withPart(all, part, earlier?.mine ?? all), edit);
  const parts = CONFLICT_PARTS.filter((part) =>
    earlier?.parts.includes(part)
      ? !samePart(part, typed, theirs)
      : differing.includes(part) && !following.includes(part) && !samePart(part, base, theirs),
  );
  const conflicting: readonly EditPart[] = parts;
  const takenOver = PARTS.filter(
    (part) =>
      !conflicting.includes(part) &&
      (!samePart(part, mine, edit) || earlier?.takenOver.includes(part)),
  );
  return { edit, conflict: { mine: typed, theirs, parts, takenOver } };
}

/** Which side's value of a conflicting part is in the form. */
export const chosenSide = (
  part: EditPart,
  edit: VenueEdit,
  { theirs }: EditConflict,
): 'mine' | 'theirs' => (samePart(part, edit, theirs) ? 'theirs' : 'mine');

/** The conflict after an edit in the form: what is typed is mine. */
export function withTyped(conflict: EditConflict, edit: VenueEdit): EditConflict {
  const typed = conflict.parts.filter((part) => chosenSide(part, edit, conflict) === 'mine');
  const mine = typed.reduce((merged, part) => withPart(merged, part, edit), conflict.mine);
  return { ...conflict, mine };
}
