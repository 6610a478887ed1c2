const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * A phone number as it is sent: `+`, the digits of the dial code, the digits of the number.
 * Undefined when the number has no digits (spec §5).
 */
export function joinPhone(dialCode: string, number: string): string | undefined {
  const digits = digitsOf(number);
  return digits === '' ? undefined : `+${digitsOf(dialCode)}${digits}`;
}
