import { formatAddress, PUBLISHERS } from '@campetto/contract';
import { textOf } from '../readers/record.ts';
import { ITALIAN_SPORTS, sportsIn } from '../sports.ts';
import { derivedId, hasFields, type Source } from './source.ts';

/**
 * Sports centres of the Regione Lombardia. A few records have no `CENTRO_ID`: name and address
 * distinguish them. `TELEFONO` is a decimal, `SITO_WEB` is HTML, the house number is part of the
 * street. `lat`, `lng` and `location` contradict the geometry here and there: the geometry is used.
 * The key `como` is public, so it stays; the files are of the whole region.
 */
export const lombardia: Source = {
  key: 'como',
  recognises: hasFields('COMUNE', 'DENOMINAZIONE_CENTRO', 'INDIRIZZO', 'PROVINCIA'),
  read(record) {
    const name = textOf(record, 'DENOMINAZIONE_CENTRO');
    const [city, street] = [textOf(record, 'COMUNE'), textOf(record, 'INDIRIZZO')];
    const id = textOf(record, 'CENTRO_ID');
    const phone = record.fields['TELEFONO'];
    return {
      source: PUBLISHERS.como,
      sourceId: `lombardia:${id || derivedId(record, city, name, street)}`,
      isDerivedId: id === '',
      name,
      phone: typeof phone === 'number' ? phone : textOf(record, 'TELEFONO'),
      website: textOf(record, 'SITO_WEB'),
      address: {
        countryCode: 'IT',
        city,
        stateCode: textOf(record, 'PROVINCIA'),
        street,
        formattedAddress: formatAddress({ street, city }),
        ...record.point,
      },
      sports: sportsIn(textOf(record, 'DISCIPLINA'), ITALIAN_SPORTS),
    };
  },
};
