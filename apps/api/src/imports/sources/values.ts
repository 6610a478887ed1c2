import { SPORT_SLUGS, type SportSlug } from '@campetto/contract';
import * as v from 'valibot';
import { messageOf } from '../../field-errors.ts';
import { Refusal } from '../errors.ts';
import { boundedText, isExact, parseDecimal } from '../readers/record.ts';
import { ITALIAN_SPORTS, SPORT_PHRASES, sportsIn } from '../sports.ts';

const NOT_TEXT = 'is not a text';

/** A text, also where it was written as a number; empty where there is none. */
export const text = v.pipe(
  v.nullish(v.union([boundedText, v.pipe(v.number(), v.check(isExact, NOT_TEXT))], NOT_TEXT), ''),
  v.transform(String),
);

const NUMBER = 'must be a number';

const numberBy = (parse: (text: string) => number) =>
  v.pipe(
    v.nullish(v.union([v.number(NUMBER), boundedText], NUMBER), null),
    v.transform((value) => {
      if (typeof value !== 'string') return value;
      return value.trim() === '' ? null : parse(value);
    }),
    v.nullable(v.pipe(v.number(NUMBER), v.finite(NUMBER))),
  );

/** A number, in CSV its digits; null where there is none. */
export const number = numberBy(Number);

/** A number with a fraction, also behind a comma; not for counts, in which a comma separates thousands. */
export const decimal = numberBy(parseDecimal);

/** The sport that a word names in English or Italian, in any case. */
function sportOf(word: string): SportSlug | undefined {
  const name = word.toLowerCase();
  const english = SPORT_SLUGS.find((slug) => slug === name);
  return english || !/^[a-z]+$/.test(name) ? english : sportsIn(name, ITALIAN_SPORTS)[0];
}

/** The sport that a phrase names, or the sports of a phrase that consists of their names only: `tennis padel`. */
function sportsOf(phrase: string): SportSlug[] {
  const words = phrase.split(/\s+/);
  const named = sportsIn(words.join(' '), SPORT_PHRASES);
  if (named.length > 0) return named;
  const sports = words.flatMap((word) => sportOf(word) ?? []);
  return sports.length === words.length ? sports : [];
}

/** What separates the names of a list. A space does not: `table tennis` is no tennis. */
const SEPARATORS = /[,;|/&+\t\r\n]|\s(?:and|e)\s/i;

/** The sports of a list, in CSV of a text with their names; `unknown` contains its other names. */
export const sports = v.pipe(
  v.nullish(v.union([v.array(boundedText), boundedText], 'must be a list of texts'), ''),
  v.transform((value) => (typeof value === 'string' ? value.split(SEPARATORS) : value)),
  v.transform((names) => names.map((name) => name.trim()).filter(Boolean)),
  v.transform((names) => ({
    known: names.flatMap(sportsOf),
    unknown: names.filter((name) => sportsOf(name).length === 0).join(', '),
  })),
);

/**
 * The values of a record.
 *
 * @throws Refusal that names the first value which breaks a rule
 */
export function parseValues<T>(schema: v.GenericSchema<unknown, T>, values: object): T {
  const result = v.safeParse(schema, values, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal(`${v.getDotPath(issue)} ${messageOf(issue)}`);
}
