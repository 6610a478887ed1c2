import { DIAL_CODES, PHONE_DIGITS_MAX } from '@campetto/contract';
import { hostOf, isPlatform, websiteKeyOf } from '../venues/derived.ts';
import { firstNumberIn, phoneKeyOf } from '../venues/phone-key.ts';

// Searches of phone numbers and websites.

/** A phone number as it is searched. */
export interface PhoneSearch {
  /** The phone keys that it can have, in whichever country. */
  phones: string[];
  /** Its digits from the last to the first: another way to write it, or its end. */
  phoneEnd: string;
}

/** `Tel. +39 (045) 123-456`: digits with what usually is between them. */
const PHONE = /^(?:tel(?:efono|ephone)?\b[.:]?)?[\s\d+()./\u2010-\u2015-]+$/i;
const DIGITS_MIN = 6;
/** So few digits are searched only where no word has them: `1932` may be a year in a name, `20121` a postal code. */
const END_DIGITS_MIN = 4;
/** Before the dial code, two zeros can be typed. */
const SEARCHED_DIGITS_MAX = PHONE_DIGITS_MAX + 2;

const COUNTRY_CODES = Object.keys(DIAL_CODES).map((code) => code.toUpperCase());

/** The phone number that a text is; undefined for any other text. */
export function phoneSearchOf(q: string): PhoneSearch | undefined {
  if (!PHONE.test(q)) return undefined;
  const phone = firstNumberIn(q.replace(/[\u2010-\u2015]/g, '-'));
  const digits = phone.replace(/\D/g, '');
  if (digits.length < DIGITS_MIN || digits.length > SEARCHED_DIGITS_MAX) return undefined;
  const countries = phone.startsWith('+') ? [''] : ['', ...COUNTRY_CODES];
  const phones = countries.flatMap((country) => phoneKeyOf(phone, country) ?? []);
  return { phones: [...new Set(phones)], phoneEnd: reverse(digits) };
}

/** The last digits of a phone number, where a text is too few digits for {@link phoneSearchOf}. */
export function phoneEndOf(q: string): PhoneSearch | undefined {
  const digits = q.replace(/\D/g, '');
  if (!PHONE.test(q) || digits.length < END_DIGITS_MIN || digits.length >= DIGITS_MIN)
    return undefined;
  return { phones: [], phoneEnd: reverse(digits) };
}

const reverse = (digits: string) => [...digits].reverse().join('');

/** The address of a website, also without its protocol. */
function urlOf(q: string): URL | null {
  const text = q.trim();
  return WEBSITE.test(text) ? URL.parse(/^https?:/i.test(text) ? text : `https://${text}`) : null;
}

const WEBSITE = /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}\.?(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * The website key that a text is, where it is more than a host, and its host; undefined for any other text. The host is
 * left out for a page on a platform, whose pages have different owners.
 */
export function websiteSearchOf(q: string): { website?: string; host?: string } | undefined {
  const url = urlOf(q);
  if (!url) return undefined;
  const host = hostOf(url);
  const key = websiteKeyOf(url.href);
  if (key === null || key === host) return { host };
  return { website: key, ...(!isPlatform(host) && { host }) };
}

/** The words of host and path of the website that a text is, and whether it has a path; undefined for any other text. */
export function websiteWordsOf(q: string): { words: string[]; hasPath: boolean } | undefined {
  const url = urlOf(q);
  if (!url) return undefined;
  const path = wordsIn(`${url.pathname}${url.search}`);
  return { words: [...wordsIn(hostOf(url)), ...path], hasPath: path.length > 0 };
}

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** At least three characters, because too many words begin with fewer. */
const WEBSITE_WORD = /^(?=.*[a-z])[a-z\d./-]{3,}$/;

/** The words that a text is, if it may be in the address of a website; undefined for any other text. */
export function websiteWordOf(q: string): string[] | undefined {
  const text = q.trim().toLowerCase();
  return WEBSITE_WORD.test(text) ? wordsIn(text) : undefined;
}
