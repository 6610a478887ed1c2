import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { fieldNames } from '../venue.ts';

type Reason = [pattern: RegExp, message: (part: string) => MessageDescriptor];

/** The faults of one field, by the text that the server reports; `part` is what the pattern captures. */
const RULES: readonly Reason[] = [
  [/^must have at most (\d+) characters/, (part) => msg`longer than ${part} characters`],
  [/^must be at most (-?\d+)/, (part) => msg`more than ${part}`],
  [/^must be at least (-?\d+)/, (part) => msg`less than ${part}`],
  [/^must not contain control characters/, () => msg`contains characters that hide or break text`],
  [/^must be two capital letters/, () => msg`not two capital letters such as IT`],
  [/^must (be a web address|start with http|name a host)/, () => msg`not a web address`],
  [/^must not be in the future/, () => msg`in the future`],
  [/^must be a date/, () => msg`not a date such as 2020-06-11`],
  [/^(?:must be|is not) a number/, () => msg`not a number`],
  [/^must not be empty/, () => msg`empty`],
  [/^is not a text/, () => msg`not a text`],
  [/^must contain a digit/, () => msg`not a phone number`],
  [/^must be a list/, () => msg`not a list`],
  [
    /^must be of the five sports/,
    () => msg`not one of football, padel, tennis, basketball, volleyball`,
  ],
  [/^must be a whole number/, () => msg`not a whole number`],
  [/^(must name the source|is required)/, () => msg`missing`],
];

/** The faults of a record as a whole. */
const RECORDS: readonly Reason[] = [
  [/^has letters that are not UTF-8/, () => msg`Letters are broken: the file is not UTF-8.`],
  [/^is not a feature$/, () => msg`Not a whole JSON object.`],
  [/JSON/, () => msg`Not a whole JSON object. Each must be on one line.`],
  [/geometry that is not a point|without two numbers/, () => msg`Its place is not a point.`],
  [/^has \d+ fields, more than (\d+)$/, (part) => msg`It has more than ${part} fields.`],
  [
    /field whose name has more than (\d+)/,
    (part) => msg`The name of a field is longer than ${part} characters.`,
  ],
  [/^has not the fields of any known source/, () => msg`No known source has its fields.`],
  [/^has more than a million characters/, () => msg`It is longer than a million characters.`],
  [/^cannot be stored/, () => msg`The database cannot store one of its values.`],
  [/^has no name, no address/, () => msg`It has no name, no address and no coordinates.`],
  [
    /^id (must be the id of a venue|is not a text|is required)/,
    () =>
      msg`It does not have the identifier of an exported venue. Bring new venues into the columns of the template.`,
  ],
  [/^has no properties/, () => msg`It has no values.`],
  [/^has no id of an OpenStreetMap/, () => msg`It has no OpenStreetMap identifier.`],
  [/^has a quote that may not be closed/, () => msg`A quotation mark may not be closed.`],
  [/^has a quote out of place/, () => msg`A quotation mark is out of place.`],
  [/^has not as many values/, () => msg`Not as many values as the file has columns.`],
];

/** The names of the columns of a file, and of the values of a venue, in the words of the server. */
function columnNames(i18n: I18n): Readonly<Record<string, string>> {
  const names = fieldNames(i18n);
  return {
    ...names,
    'last update': names.lastUpdated,
    phoneNumber: names.phone,
    phoneRaw: names.phone,
    dataset: t(i18n)`Data set`,
    id: t(i18n)`Identifier`,
    sourceId: t(i18n)`Identifier in the source`,
  };
}

function find(reasons: readonly Reason[], text: string): MessageDescriptor | undefined {
  for (const [pattern, message] of reasons) {
    const match = pattern.exec(text);
    if (match) return message(match[1] ?? '');
  }
  return undefined;
}

/**
 * Why a record or a value was refused, by the reason that the server gives. A fault that is not known is
 * added as the server words it, for whoever is asked for help. `placeOf` names a place in the file: "Line 2".
 */
export function refusalText(
  i18n: I18n,
  reason: string,
  placeOf = (at: number) => i18n.number(at),
): string {
  const repeated = /earlier record, number (\d+)$/.exec(reason)?.[1];
  if (repeated !== undefined) {
    const place = placeOf(Number(repeated));
    return t(i18n)`The same record is in the file before: ${place}.`;
  }
  const record = find(RECORDS, reason);
  if (record) return i18n._(record);
  const [, name = '', rest = ''] =
    /^(?:address\.)?(last update|\w+)(?:\.\d+)? (.*)$/.exec(reason) ?? [];
  const rule = find(RULES, rest);
  if (!rule) return t(i18n)`It cannot be read (${reason}).`;
  const fieldName = columnNames(i18n)[name] ?? name;
  const fault = i18n._(rule);
  const value = /: (".*")$/.exec(rest)?.[1];
  return value === undefined
    ? t(i18n)`${fieldName}: ${fault}`
    : t(i18n)`${fieldName}: ${fault}: ${value}`;
}
