import * as v from 'valibot';

/** A field that breaks a rule; `rule` is the key of a creation rule or of a picture rule. */
export interface FieldError {
  path: string;
  /** Continues a sentence that begins with the field: `must not be empty`. */
  message: string;
  rule?: string;
}

const UNKNOWN = 'is not known';

/** The broken rules of a Valibot schema, by field. */
export const fieldErrorsOf = (issues: readonly v.BaseIssue<unknown>[]): FieldError[] =>
  issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: messageOf(issue) }));

const TYPES: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  strict_object: 'must be an object',
  uuid: 'must be a UUID',
  integer: 'must be a whole number',
};

/** The message of the contract; for rules without one, a plain one instead of the library's. */
export function messageOf({
  type,
  message,
  expected,
  received,
  requirement,
}: v.BaseIssue<unknown>) {
  if (!message.startsWith('Invalid ')) return message;
  if (expected === 'never') return UNKNOWN;
  if (received === 'undefined') return 'is required';
  if (type === 'string' && received === 'Array') return 'must be given once';
  if (type === 'max_length') return `must have at most ${requirement} characters`;
  if (type === 'min_value') return `must be at least ${requirement}`;
  if (type === 'max_value') return `must be at most ${requirement}`;
  if (type === 'picklist')
    return `must be one of ${expected?.replace(/["()]/g, '').replaceAll(' |', ',')}`;
  return TYPES[type] ?? 'is not valid';
}

/** The parts of a request and what their fields are called. */
const NOUNS: Readonly<Record<string, string>> = { querystring: 'parameter', headers: 'header' };

/** Field errors as sentences for people, for example `limit must be between 5 and 200.` */
export const sentencesOf = (errors: readonly FieldError[], part = 'body'): string =>
  errors
    .map(({ path, message }) => {
      const isNamed = path !== '' && message !== UNKNOWN;
      const subject = path === '' ? 'The request' : `The ${NOUNS[part] ?? 'field'} ${path}`;
      return `${isNamed ? path : subject} ${message}.`;
    })
    .join(' ');
