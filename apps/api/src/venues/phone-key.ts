import { PHONE_DIGITS_MAX } from '@campetto/contract';
import {
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';

const DIGITS_MIN = 8;

/**
 * The digits of a phone number with its country calling code, equal for all spellings of the same
 * number; of several numbers those of the first. Null where the text is no complete number.
 */
export function phoneKeyOf(phone: string | null, countryCode: string): string | null {
  const first = firstNumberIn(phone ?? '');
  const country = isSupportedCountry(countryCode) ? countryCode : undefined;
  const number = parsePhoneNumberFromString(first, country);
  if (number?.isPossible()) return number.number.slice(1);
  // Several numbers, as `91 531 83 07 - 609 98 08 54`.
  const [found] = findPhoneNumbersInText(first, country);
  if (found) return found.number.number.slice(1);
  // The country is unknown, or the number is not of its numbering plan: digits can still be equal.
  const digits = first.replace(/\D/g, '').replace(/^0/, '');
  return digits.length >= DIGITS_MIN && digits.length <= PHONE_DIGITS_MAX ? digits : null;
}

/** The first number in a text; `045/123456` is one number, `045123456 / 045654321` are two. */
export function firstNumberIn(text: string): string {
  const [, numbers = ''] = /^([^\d+]*\+?[\d\s()./-]+)/.exec(text) ?? [];
  const first = /^(?:[^\d/]*\d){8,}[^\d/]*(?=\/)/.exec(numbers)?.[0] ?? numbers;
  return first.replace(/^\D*00/, '+');
}
