import type { ImportPreview } from '@campetto/contract';
import { countryCodeOf } from '../../venue-client/edit/countryCode.ts';

type PreviewRecord = ImportPreview['records'][number];

const storedValue = ({ fields }: PreviewRecord, name: 'name' | 'country') =>
  fields.find(({ field }) => field === name)?.value ?? '';

/** How many records are imported without what a reviewer will have to add: a name, a country that is known. */
export function countIncomplete(records: readonly PreviewRecord[]) {
  const imported = records.filter(({ refused }) => refused === null);
  return {
    unnamed: imported.filter((record) => storedValue(record, 'name') === '').length,
    unknownCountry: imported.filter(
      (record) => countryCodeOf(storedValue(record, 'country')) === '',
    ).length,
  };
}
