import type { Address } from './venue.ts';

/** The parts from which an address is formatted. */
const FORMATTED_PARTS = ['street', 'number', 'postalCode', 'city', 'country'] as const;
type FormattedParts = Partial<Pick<Address, (typeof FORMATTED_PARTS)[number]>>;

type Formatted = Pick<Address, (typeof FORMATTED_PARTS)[number] | 'formattedAddress'>;

const join = (words: readonly (string | undefined)[], separator: string) =>
  words.filter(Boolean).join(separator);

/**
 * Street and number, what else helps to find it, postal code and city, country, as far as they are
 * known.
 */
export const formatAddress = (
  { street, number, postalCode, city, country }: FormattedParts,
  hints: readonly string[] = [],
): string =>
  join([join([street, number], ' '), ...hints, join([postalCode, city], ' '), country], ', ');

/**
 * The formatted address after an edit: as it was written, or formatted from the parts when only they changed. An empty
 * one remains empty, because nothing in it can be out of date.
 */
export function formattedAfter(before: Formatted, after: Formatted): string {
  const isWritten = after.formattedAddress !== before.formattedAddress;
  const isMoved = FORMATTED_PARTS.some((part) => after[part] !== before[part]);
  return isMoved && !isWritten && before.formattedAddress !== ''
    ? formatAddress(after)
    : after.formattedAddress;
}
