import { isObject, type ReadItem, type SourceRecord } from './record.ts';

/** More fields than any data set of venues has; columns of a table, keys of an object. */
const FIELDS_MAX = 500;
/** Characters of a field's name. */
const NAME_MAX = 200;
/** Values of a list; the only lists that are read contain the five sports. */
const LIST_MAX = 100;

/** Takes the place of a value that no source reads: an object, or a list of anything but texts. */
const NESTED: unknown = Object.freeze({});

/**
 * The record with values of a known depth, so that whatever reads it takes time in proportion to its
 * text; a broken record if it has too many fields.
 */
export function bounded(item: ReadItem): ReadItem {
  if ('broken' in item) return item;
  const { at, record } = item;
  const names = Object.keys(record.fields);
  if (names.length > FIELDS_MAX) {
    return { at, broken: `has ${names.length} fields, more than ${FIELDS_MAX}` };
  }
  if (names.some((name) => name.length > NAME_MAX)) {
    return { at, broken: `has a field whose name has more than ${NAME_MAX} characters` };
  }
  return { at, record: { ...record, fields: flat(record.fields) } };
}

const flat = (fields: SourceRecord['fields']): SourceRecord['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isNested(value) ? NESTED : value]),
  );

const isNested = (value: unknown) =>
  isObject(value) ||
  (Array.isArray(value) &&
    (value.length > LIST_MAX || value.some((entry) => typeof entry !== 'string')));
