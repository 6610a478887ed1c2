import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { normalizeDialCode } from '../../venues/repeated-dial-code.ts';
import { cleanText } from './text.ts';

/**
 * Area codes, without their zero, of the provinces that the Lombardy set covers. No mobile number
 * of nine digits or fewer begins with one of them.
 */
const LOMBARDY_AREA_CODES = new Map([
  ['CO', ['31', '344']],
  ['MI', ['2', '331', '362']],
  ['SO', ['342', '343']],
  ['VA', ['2', '331', '332']],
]);

/** What a text without a digit needs to be more than the sign or abbreviation of a missing number. */
const WORD = /\p{L}{3}/u;

/**
 * A phone number as the source wrote it, but for its dial code, which is written once and with `+`;
 * empty when there is none: an abbreviation (`S/T`) or only zeros (`0.0`, `00000 000000`). Words in its place
 * (`call me`) are returned, so that they can be reported.
 *
 * A number stored as a decimal (`31376097.0`) has lost the zero that begins every Italian landline.
 * It is restored only where no other reading is possible: eight or nine digits that begin with an area
 * code of the venue's own province, or a number with a dot inside (`31.512318`) that is valid only with the zero. Every
 * other decimal is left unchanged, since it may be a mobile number, or cut short.
 */
export function normalizeSourcePhone(
  raw: string | number,
  place: { countryCode: string; stateCode: string },
): string {
  const text = cleanText(String(raw));
  if (!/[1-9]/.test(text)) return WORD.test(text) ? text : '';
  const isDecimal = typeof raw === 'number' || /^\d+\.\d+$/.test(text);
  if (!isDecimal) return normalizeDialCode(text);
  const digits = text.replace(/\.0+$/, '');
  const isWithoutZero = digits.includes('.')
    ? !isItalian(digits) && isItalian(`0${digits}`)
    : isLandlineWithoutZero(digits, place.stateCode);
  return place.countryCode === 'IT' && isWithoutZero ? `0${digits}` : digits;
}

const isItalian = (text: string) => parsePhoneNumberFromString(text, 'IT')?.isValid() === true;

function isLandlineWithoutZero(digits: string, province: string): boolean {
  const codes = LOMBARDY_AREA_CODES.get(province) ?? [];
  return /^\d{8,9}$/.test(digits) && codes.some((code) => digits.startsWith(code));
}
