import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** `+39 39 …`, `+39 0039 …`, `0039+39…`: the dial code, the prefix before the second one, the number. */
const REPEATED = [1, 2, 3].map((length) => {
  const gap = '[\\s().\\-/]*';
  const code = `(\\d{${length}})`;
  return new RegExp(`^\\s*\\(?(?:\\+|00)\\s*${code}${gap}(?:(\\+|00)\\s*)?\\1${gap}(\\d.*)$`);
});

const isValid = (phone: string) =>
  parsePhoneNumberFromString(phone.replace(/^\s*00/, '+'))?.isValid() === true;

/**
 * A phone number without the second of two equal dial codes; null where none is repeated for certain. Italian
 * mobile numbers begin with 39 too, so a number that is valid as it is written counts as right.
 */
export function withoutRepeatedDialCode(phone: string | null): string | null {
  if (phone === null) return null;
  for (const pattern of REPEATED) {
    const [, code, prefix, number = ''] = pattern.exec(phone) ?? [];
    if (code === undefined) continue;
    const fixed = `+${code}${/\s/.test(phone.trim()) ? ' ' : ''}${number.trim()}`;
    // No number begins with the international prefix, so a second one is never part of it.
    if (isValid(fixed) && (prefix !== undefined || !isValid(phone))) return fixed;
  }
  return null;
}

/** A phone number with its dial code once and written with `+`, where that is certain. */
export function normalizeDialCode(phone: string): string {
  const written = withoutRepeatedDialCode(phone) ?? phone;
  return /^00[1-9]/.test(written) && isValid(written) ? written.replace(/^00/, '+') : written;
}
