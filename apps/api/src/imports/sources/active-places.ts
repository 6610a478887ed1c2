import { PUBLISHERS } from '@campetto/contract';
import { numberOf, placeOf, type SourceRecord, textOf } from '../readers/record.ts';
import { ACTIVE_PLACES_SPORTS, sportsIn } from '../sports.ts';
import { hasFields, requireId, type Source } from './source.ts';

/** This data set writes NA for an empty value. */
const valueIn = (record: SourceRecord, name: string): string => {
  const text = textOf(record, name);
  return text === 'NA' ? '' : text;
};

/**
 * Sport England's Active Places as Trafford publishes it: a record for each kind of facility and
 * of access on a site, so that the three together are its id. `NA` means nothing. The key is that of the set, Trafford.
 */
export const activePlaces: Source = {
  key: 'trafford',
  recognises: hasFields('site_id', 'site_name', 'facility_type', 'access_type'),
  read(record) {
    requireId('site_id', valueIn(record, 'site_id'));
    const id = ['site_id', 'facility_type', 'access_type'].map((name) => textOf(record, name));
    const street = valueIn(record, 'street');
    const city = valueIn(record, 'town');
    const postalCode = valueIn(record, 'postcode');
    return {
      source: PUBLISHERS.trafford,
      sourceId: `trafford:${id.join('/')}`,
      name: valueIn(record, 'site_name'),
      phone: valueIn(record, 'telephone'),
      website: valueIn(record, 'website'),
      address: {
        countryCode: 'GB',
        city,
        street,
        postalCode,
        formattedAddress: [street, city, postalCode].filter(Boolean).join(', '),
        ...placeOf(record, numberOf(record, 'lat'), numberOf(record, 'lon')),
      },
      sports: sportsIn(textOf(record, 'facility_type'), ACTIVE_PLACES_SPORTS),
      lastUpdated: valueIn(record, 'site_last_updated_date'),
    };
  },
};
