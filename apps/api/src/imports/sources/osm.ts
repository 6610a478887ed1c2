import { formatAddress, PUBLISHERS } from '@campetto/contract';
import { Refusal } from '../errors.ts';
import { firstTextOf, type SourceRecord, textOf } from '../readers/record.ts';
import { OSM_SPORTS, sportsIn } from '../sports.ts';
import type { Source } from './source.ts';

/** The country code of a record whose tags do not name it; empty when it is not certain. */
type CountryOf = (postalCode: string) => string;

/** The id of an element; empty if the record has none, as one that could not be read. */
const idOf = ({ fields, id = '' }: SourceRecord) => {
  const given = fields['@id'];
  return typeof given === 'string' && given !== '' ? given.trim() : id;
};

const isElement = (record: SourceRecord) => /^(node|way|relation)\/\d{1,20}$/.test(idOf(record));

/**
 * An extract of OpenStreetMap. The id of an element is unique in all of OpenStreetMap, so an element in two extracts is
 * one venue. An extract does not name its country; where the file's name does, `countryOf` completes the tags.
 */
function osm(key: Source['key'], named: RegExp, countryOf: CountryOf): Source {
  return {
    key,
    recognises: (record, fileName) => isElement(record) && named.test(fileName),
    read(record) {
      if (!isElement(record)) throw new Refusal('has no id of an OpenStreetMap element');
      const [street, number] = [textOf(record, 'addr:street'), textOf(record, 'addr:housenumber')];
      const city = textOf(record, 'addr:city');
      const postalCode = firstTextOf(record, 'addr:postcode', 'postal_code');
      const given = textOf(record, 'addr:country').toUpperCase();
      return {
        source: PUBLISHERS.osm,
        sourceId: idOf(record),
        name: textOf(record, 'name'),
        phone: firstTextOf(record, 'phone', 'contact:phone', 'telephone', 'contact:mobile'),
        website: firstTextOf(record, 'website', 'contact:website', 'url'),
        address: {
          countryCode: /^[A-Z]{2}$/.test(given) ? given : countryOf(postalCode),
          city,
          state: firstTextOf(record, 'addr:state', 'addr:province'),
          street,
          number,
          postalCode,
          formattedAddress:
            textOf(record, 'addr:full') || formatAddress({ street, number, postalCode, city }),
          ...record.point,
        },
        sports: sportsIn(textOf(record, 'sport'), OSM_SPORTS),
        lastUpdated: textOf(record, '@timestamp'),
      };
    },
  };
}

/** Cut along the border of the region: all of it is Italy. */
export const osmPiemonte = osm('osm-piemonte', /piemonte/i, () => 'IT');

/**
 * Cut as a rectangle, which includes a part of Germany and of Belgium. The shape of a postal code
 * distinguishes the first two: 1234 AB is Dutch, five digits are German. Four digits may be Belgian
 * or a Dutch code cut short.
 */
export const osmNetherlands = osm('osm-netherlands', /netherlands/i, (postalCode) => {
  if (/^\d{4} ?[A-Z]{2}$/.test(postalCode)) return 'NL';
  return /^\d{5}$/.test(postalCode) ? 'DE' : '';
});

/** Any other extract. */
export const osmAnywhere = osm('osm', /(?:)/, () => '');
