import { SPORTS } from '@campetto/contract';
import * as v from 'valibot';
import { cleanText } from '../cleaning/text.ts';
import { Refusal } from '../errors.ts';
import { boundedText } from '../readers/record.ts';
import type { Source } from './source.ts';

/** Human names of the sets by their key; another set goes by its key. */
const SOURCE_NAMES = new Map([
  ['milano', 'Comune di Milano'],
  ['madrid-basicas', 'Ayuntamiento de Madrid'],
  ['trafford', 'Active Places'],
  ['piemonte-osm', 'OpenStreetMap'],
  ['netherlands-osm', 'OpenStreetMap'],
  ['como', 'Regione Lombardia'],
]);

const text = v.optional(v.pipe(boundedText, v.transform(cleanText)), '');

const NUMBER = 'must be a number';

const requiredText = v.pipe(boundedText, v.nonEmpty('must not be empty'));

const schema = v.object({
  dataset: requiredText,
  sourceId: requiredText,
  name: text,
  phoneRaw: text,
  website: text,
  country: v.optional(boundedText),
  countryCode: text,
  city: text,
  state: text,
  stateCode: text,
  street: text,
  number: text,
  postalCode: text,
  formattedAddress: text,
  latitude: v.optional(v.number(NUMBER), 0),
  longitude: v.optional(v.number(NUMBER), 0),
  sports: v.optional(
    v.array(
      v.picklist(
        SPORTS.map((sport) => sport.slug),
        'must name one of the five sports',
      ),
      'must be a list',
    ),
    [],
  ),
  lastUpdated: text,
});

/**
 * One JSON object a line, with the same names for every set: what any other collection can be
 * brought into. A record is known by `dataset` and `sourceId`.
 */
export const normalized: Source = {
  key: 'normalized',
  recognises: ({ fields }) => 'dataset' in fields && 'sourceId' in fields,
  read({ fields }) {
    const result = v.safeParse(schema, fields);
    if (!result.success) {
      const [issue] = result.issues;
      throw new Refusal(`${v.getDotPath(issue)} ${issue.message}`);
    }
    const { dataset, sourceId, name, phoneRaw, website, sports, lastUpdated, country, ...address } =
      result.output;
    return {
      source: SOURCE_NAMES.get(dataset) ?? dataset,
      sourceId: `${dataset}:${sourceId}`,
      name,
      phone: phoneRaw,
      website,
      address: { ...address, ...(country === undefined ? {} : { country }) },
      sports,
      lastUpdated,
    };
  },
};
