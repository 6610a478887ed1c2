import { formatAddress, PUBLISHERS } from '@campetto/contract';
import { textOf } from '../readers/record.ts';
import { ITALIAN_SPORTS, sportsIn } from '../sports.ts';
import { derivedId, hasFields, type Source } from './source.ts';

/** The name of nameless sites in the set. */
const NAMELESS = 'Impianto Sportivo';

/**
 * "Impianti sportivi" of the Comune di Milano (ds629): a record for each kind of facility on a
 * site, without ids. A site without a name gets its operator's. `Note` lists the pitches and
 * courts, so it names sports as `Tipo` does. `LOCALITA` contains house number and postal code.
 */
export const milano: Source = {
  key: 'milano',
  recognises: hasFields('VIA', 'LOCALITA', 'SPECIFICA_LOCALITA', 'Tipo'),
  read(record) {
    const [site, operator] = [textOf(record, 'SPECIFICA_LOCALITA'), textOf(record, 'Gestore')];
    const [street, place] = [textOf(record, 'VIA'), textOf(record, 'LOCALITA')];
    const [, number, postalCode] = /^(.*?) ?, ?(\d{5})$/.exec(place) ?? ['', place, ''];
    const kind = textOf(record, 'Tipo');
    return {
      source: PUBLISHERS.milano,
      sourceId: `milano:${derivedId(record, textOf(record, 'Codice via'), place, site, kind)}`,
      isDerivedId: true,
      name: site === NAMELESS ? operator || site : site,
      website: textOf(record, 'Sito Internet'),
      address: {
        countryCode: 'IT',
        city: 'Milano',
        street,
        number,
        postalCode,
        formattedAddress: formatAddress({ street, number, postalCode, city: 'Milano' }),
        ...record.point,
      },
      sports: sportsIn(`${kind} | ${textOf(record, 'Note')}`, ITALIAN_SPORTS),
      lastUpdated: PUBLISHED,
    };
  },
};

/** The set carries no dates; this is the edition that the mapping was written for. */
const PUBLISHED = '2020-06-11';
