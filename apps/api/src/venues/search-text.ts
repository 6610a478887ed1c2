import { fold } from '@campetto/contract';

/** Letters with a dot behind each, perhaps with spaces between them; the last may lack its dot: `A.C`, `S. S. D.` */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}\.(?: ?\p{L}\.)*(?:\p{L}(?![\p{L}\p{N}'’]))?/gu;

/** The folded words of a text as they are stored and searched, initials as one word: `A.C. Nîmes` is `ac nimes`. */
export const searchTextOf = (text: string): string =>
  fold(
    text.normalize('NFC').replace(INITIALS, (initials) => `${initials.replaceAll(/[. ]/g, '')} `),
  );

/** A postcode of two parts, British or Dutch, as one word of a folded text. */
const POSTCODE = /(?<![^ ])(?:([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})|([1-9]\d{3})([a-z]{2}))(?![^ ])/g;

/** Separates the parts of postcodes in a folded text: `m331aa` is `m33 1aa`, `2411xc` is `2411 xc`. */
export const spacePostcodes = (text: string): string => text.replace(POSTCODE, '$1$3 $2$4');

/** Joins the single letters of a folded text, which may be initials without dots: `a c nimes` is `ac nimes`. */
export const joinLetters = (text: string): string =>
  text.replace(/(?<![^ ])(\p{L}) (?=\p{L}(?![^ ]))/gu, '$1');

const ONES = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const ROMAN = ['', 'x', 'xx', 'xxx'].flatMap((tens) => ONES.map((ones) => tens + ones));
const ARABIC = new Map(ROMAN.map((numeral, number) => [numeral, String(number)]));

/** A folded word, a Roman number up to 39 as an Arabic one: `xxv` is `25`. */
export const toArabic = (word: string): string => ARABIC.get(word) ?? word;

/** The other spelling of a number: `xxv` of `25`, `25` of `xxv`. Roman ones of one letter are initials. */
export function otherNumeral(word: string): string | undefined {
  const roman = /^[1-9]\d?$/.test(word) ? ROMAN[Number(word)] : word;
  if (roman === undefined || roman.length < 2) return undefined;
  return roman === word ? ARABIC.get(word) : roman;
}
