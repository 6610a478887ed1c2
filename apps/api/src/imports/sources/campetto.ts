import { SOURCE_NAME_MAX } from '@campetto/contract';
import * as v from 'valibot';
import { unprotectCell } from '../../exports/cell.ts';
import { boundedText, type SourceRecord } from '../readers/record.ts';
import { hasFields, type Source } from './source.ts';
import { decimal, number, parseValues, sports, text } from './values.ts';

/** The largest number of the database's type. */
const INTEGER_MAX = 2 ** 31 - 1;

const schema = v.object({
  id: v.pipe(boundedText, v.trim(), v.toLowerCase(), v.uuid('must be the id of a venue')),
  source: v.pipe(
    boundedText,
    v.trim(),
    v.nonEmpty('must name the source'),
    v.maxLength(SOURCE_NAME_MAX),
  ),
  sourceId: text,
  name: text,
  phoneNumber: text,
  website: text,
  sports,
  country: text,
  countryCode: text,
  city: text,
  state: text,
  stateCode: text,
  street: text,
  number: text,
  postalCode: text,
  formattedAddress: text,
  latitude: decimal,
  longitude: decimal,
  rating: v.pipe(decimal, v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5)))),
  totalRatings: v.pipe(
    number,
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(INTEGER_MAX))),
  ),
  lastUpdated: text,
});

/** The values of a record. Exports protect the cells of a spreadsheet; the properties of GeoJSON are no cells. */
const valuesOf = ({ fields, point }: SourceRecord) => ({
  ...(isSpreadsheetRow(fields)
    ? Object.fromEntries(
        Object.keys(schema.entries).flatMap((name) => {
          const value = fields[name];
          return typeof value === 'string' ? [[name, unprotectCell(value)]] : [];
        }),
      )
    : fields),
  ...point,
});

/** CSV has only text; the other formats write sports as a list, and numbers. */
const isSpreadsheetRow = (fields: SourceRecord['fields']) =>
  Object.values(fields).every((value) => typeof value === 'string');

/**
 * The product's own export, in any of its formats. Its values are taken unchanged, so that the import
 * of an export changes nothing. Decisions are not imported: status, verification and picture of a
 * record are ignored.
 */
export const campetto: Source = {
  key: 'campetto',
  recognises: hasFields('id', 'folderPath', 'source', 'sourceId', 'formattedAddress', 'sports'),
  columns: { known: Object.keys(schema.entries), required: ['id', 'source'] },
  read(record) {
    const { id, source, sourceId, name, phoneNumber, website, sports, lastUpdated, ...rest } =
      parseValues(schema, valuesOf(record));
    const { rating, totalRatings, latitude, longitude, ...address } = rest;
    return {
      source,
      sourceId: sourceId || id,
      own: { id, rating, totalRatings },
      name,
      phone: phoneNumber,
      website,
      address: { ...address, latitude: latitude ?? 0, longitude: longitude ?? 0 },
      sports: sports.known,
      unknownSports: sports.unknown,
      lastUpdated,
    };
  },
};
