import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FIELD_NAMES } from '../fieldNames.ts';

/** Fields as the server's reasons name them. */
const FIELDS: Readonly<Record<string, MessageDescriptor>> = {
  ...FIELD_NAMES,
  phone: msg`Phone`,
  'last update': msg`Last updated`,
  rating: msg`Rating`,
  source: msg`Source`,
};

type Reason = [pattern: RegExp, say: (part: string) => MessageDescriptor];

/** What the server says of one field, and how a reader would say it; `part` is what the pattern holds. */
const RULES: readonly Reason[] = [
  [/^must have at most (\d+) characters/, (part) => msg`longer than ${part} characters`],
  [/^must be at most (-?\d+)/, (part) => msg`more than ${part}`],
  [/^must be at least (-?\d+)/, (part) => msg`less than ${part}`],
  [/^must not contain control characters/, () => msg`holds characters that hide or break text`],
  [/^must be two capital letters/, () => msg`not two capital letters, as IT`],
  [/^must (be a web address|start with http|name a host)/, () => msg`not a web address`],
  [/^must be a date/, () => msg`not a date, as 2020-06-11`],
  [/^(?:must be|is not) a number/, () => msg`not a number`],
  [/^must not be empty/, () => msg`empty`],
];

/** What the server says of a record as a whole. */
const RECORDS: readonly Reason[] = [
  [/earlier record, number (\d+)$/, (part) => msg`The same record as number ${part}.`],
  [/^has letters that are not UTF-8/, () => msg`Letters are broken: the file is not UTF-8.`],
  [/^is not a (JSON object|feature)$|JSON/, () => msg`Not a whole JSON object.`],
  [/geometry that is not a point|without two numbers/, () => msg`Its place is not a point.`],
  [/^Invalid Record Length/, () => msg`Not as many values as the file has columns.`],
];

const find = (reasons: readonly Reason[], text: string) => {
  for (const [pattern, say] of reasons) {
    const match = pattern.exec(text);
    if (match) return say(match[1] ?? '');
  }
  return undefined;
};

/**
 * Why a record or a value was refused, in the reader's words. What nobody foresaw is said as the
 * server says it.
 */
export function useReasonText(): (reason: string) => string {
  const { t, i18n } = useLingui();
  return (reason) => {
    const record = find(RECORDS, reason);
    if (record) return i18n._(record);
    const [, name = '', rest = ''] = /^(?:address\.)?(last update|\w+) (.*)$/.exec(reason) ?? [];
    const field = FIELDS[name];
    const rule = find(RULES, rest);
    if (!field || !rule) return reason;
    const [fieldName, fault] = [i18n._(field), i18n._(rule)];
    const value = /: (".*")$/.exec(rest)?.[1];
    return value === undefined ? t`${fieldName}: ${fault}` : t`${fieldName}: ${fault}: ${value}`;
  };
}
