import * as v from 'valibot';

/**
 * Control characters, lone surrogates and direction overrides: no name, address or
 * path needs them, and each can hide or break text.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const UNSAFE_BUT_NEWLINE = /(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** The code of the first character that no text may contain, as `U+0007`; undefined if there is none. */
export function invisibleCharacter(text: string): string | undefined {
  const [character] = UNSAFE_BUT_NEWLINE.exec(text) ?? [];
  const code = character?.codePointAt(0)?.toString(16).toUpperCase();
  return code && `U+${code.padStart(4, '0')}`;
}

const safe = (pattern: RegExp) =>
  v.check(
    (input: string) => !pattern.test(input),
    'must not contain control characters or broken Unicode',
  );

/**
 * One line of trimmed text of at most `max` characters; may be empty. A tab, for example between pasted cells, becomes
 * a space.
 */
export const line = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((input) => input.replaceAll('\t', ' ').trim()),
    v.maxLength(max, `must have at most ${max} characters`),
    safe(UNSAFE),
  );

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** As {@link line}, with at least one visible character: a direction mark alone counts as empty. */
export const requiredLine = (max: number) =>
  v.pipe(line(max), v.regex(VISIBLE, 'must not be empty'));

/** Several lines of trimmed text of at most `max` characters; may be empty. */
export const lines = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((input) => input.replace(/\r\n?/g, '\n').trim()),
    v.maxLength(max, `must have at most ${max} characters`),
    safe(UNSAFE_BUT_NEWLINE),
  );

const MOMENT_MESSAGE = 'must be a moment in ISO 8601, such as 2026-11-20T00:00:00Z';

const EARLIEST = Date.UTC(1970);
const LATEST = Date.UTC(9999);

/** A moment in ISO 8601 from the year 1970 to 9998: PostgreSQL does not read all that the format allows. */
export const momentSchema = v.pipe(
  v.string(),
  v.isoTimestamp(MOMENT_MESSAGE),
  // The pattern allows offsets that `Date.parse` does not, for example `+05`; it returns NaN, which fails both
  // comparisons.
  v.check((text) => Date.parse(text) >= EARLIEST && Date.parse(text) < LATEST, MOMENT_MESSAGE),
);
