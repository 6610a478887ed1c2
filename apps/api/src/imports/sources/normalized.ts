import { PUBLISHERS } from '@campetto/contract';
import * as v from 'valibot';
import { cleanText } from '../cleaning/text.ts';
import { placeOf } from '../readers/record.ts';
import { hasFields, type Source } from './source.ts';
import { decimal, parseValues, sports, text } from './values.ts';

/** The publishers of the known sets, which the files name by these keys; another set goes by its key. */
const PUBLISHER_OF = new Map([
  ['milano', PUBLISHERS.milano],
  ['madrid-basicas', PUBLISHERS.madrid],
  ['trafford', PUBLISHERS.trafford],
  ['piemonte-osm', PUBLISHERS.osm],
  ['netherlands-osm', PUBLISHERS.osm],
  ['como', PUBLISHERS.como],
]);

const cleanedText = v.pipe(text, v.transform(cleanText));
const requiredText = v.pipe(text, v.regex(/\S/, 'must not be empty'));

const schema = v.object({
  dataset: requiredText,
  sourceId: requiredText,
  name: cleanedText,
  phoneRaw: cleanedText,
  website: cleanedText,
  country: text,
  countryCode: cleanedText,
  city: cleanedText,
  state: cleanedText,
  stateCode: cleanedText,
  street: cleanedText,
  number: cleanedText,
  postalCode: cleanedText,
  formattedAddress: cleanedText,
  latitude: decimal,
  longitude: decimal,
  sports,
  lastUpdated: cleanedText,
});

const REQUIRED = ['dataset', 'sourceId'];

/**
 * One JSON object a line, or a CSV or GeoJSON with the same names: what any other collection can be brought into. The
 * template that the import screen offers, `apps/web/public/venues-template.csv`, has these columns. A record is known
 * by `dataset` and `sourceId`.
 */
export const normalized: Source = {
  key: 'normalized',
  recognises: hasFields(...REQUIRED),
  columns: { known: Object.keys(schema.entries), required: REQUIRED },
  read(record) {
    const { dataset, sourceId, name, phoneRaw, website, sports, lastUpdated, ...rest } =
      parseValues(schema, record.fields);
    const { latitude, longitude, ...address } = rest;
    return {
      source: PUBLISHER_OF.get(dataset) ?? dataset,
      sourceId: `${dataset}:${sourceId}`,
      name,
      phone: phoneRaw,
      website,
      address: { ...address, ...placeOf(record, latitude, longitude) },
      sports: sports.known,
      unknownSports: sports.unknown,
      lastUpdated,
    };
  },
};
