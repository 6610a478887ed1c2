import { DIAL_CODE_OPTIONS, type DialCode } from './dial-codes.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** How a number begins that already contains its dial code: `+39`, `0039`, `(+39)`, `Tel. +39`. */
const INTERNATIONAL = /^[^\d+＋]*(?:[+＋]|00)/;

/** A number that was pasted from a link, `tel:+39045800;ext=5`, without what is around it. */
function withoutLink(text: string): string {
  const [, number = text] = /^\s*tel:([^;]*)/i.exec(text) ?? [];
  return number.trim();
}

/** A typed phone number, its international prefix written with `+`. Any other text is left as it is. */
export const cleanPhone = (text: string): string => withoutLink(text).replace(/^00(?=[1-9])/, '+');

/**
 * A phone number as it is sent: `+`, the digits of the dial code, the digits of the number. A number
 * that begins with `+` or `00` contains its own dial code. Undefined when it has no digits (spec §5).
 */
export function joinPhone(dialCode: string, number: string): string | undefined {
  const international = INTERNATIONAL.test(number);
  const digits = digitsOf(number.replace(INTERNATIONAL, ''));
  if (digits === '') return undefined;
  return `+${international ? '' : digitsOf(dialCode)}${digits}`;
}

/** Digits of the longest phone number, dial code included (E.164). */
export const PHONE_DIGITS_MAX = 15;

/** Whether a typed number is a single one: not two numbers, and without an extension. */
export function isOnePhone(dialCode: string, number: string): boolean {
  const joined = joinPhone(dialCode, number) ?? '';
  const [, ...behindLetters] = number.replace(/^\D*/, '').split(/\p{L}/u);
  return (
    digitsOf(joined).length <= PHONE_DIGITS_MAX && !behindLetters.some((part) => /\d/.test(part))
  );
}

/** Whether a typed text is one phone number, or empty. */
export const isPhone = (dialCode: string, text: string): boolean =>
  text.trim() === '' || (joinPhone(dialCode, text) !== undefined && isOnePhone(dialCode, text));

/** The dial code and the rest of a number that contains a listed one; undefined for any other. */
export function splitPhone(text: string): { dialCode: DialCode; number: string } | undefined {
  const phone = withoutLink(text);
  if (!INTERNATIONAL.test(phone)) return undefined;
  const rest = phone.replace(INTERNATIONAL, '').trim();
  // No dial code is the beginning of another.
  const dialCode = DIAL_CODE_OPTIONS.find(({ code }) => rest.startsWith(digitsOf(code)))?.code;
  if (dialCode === undefined) return undefined;
  return { dialCode, number: rest.slice(dialCode.length - 1).replace(/^[\s./)-]+/, '') };
}
