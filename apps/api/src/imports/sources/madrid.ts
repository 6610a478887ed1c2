import { formatAddress, PUBLISHERS } from '@campetto/contract';
import { cleanCity } from '../cleaning/place.ts';
import { numberOf, placeOf, textOf } from '../readers/record.ts';
import { SPANISH_SPORTS, sportsIn } from '../sports.ts';
import { hasFields, requireId, type Source } from './source.ts';

/** "Instalaciones deportivas básicas" of the Ayuntamiento de Madrid. `PK` is the city's own id. */
export const madrid: Source = {
  key: 'madrid',
  recognises: hasFields('PK', 'NOMBRE', 'EQUIPAMIENTO', 'NOMBRE-VIA'),
  read(record) {
    const [kind, way] = [textOf(record, 'CLASE-VIAL'), textOf(record, 'NOMBRE-VIA')];
    const street = way.toLowerCase().startsWith(`${kind.toLowerCase()} `) ? way : `${kind} ${way}`;
    const number = textOf(record, 'NUM');
    const postalCode = textOf(record, 'CODIGO-POSTAL');
    const city = cleanCity(textOf(record, 'LOCALIDAD'));
    const hints = [textOf(record, 'PUERTA'), textOf(record, 'ORIENTACION')];
    return {
      source: PUBLISHERS.madrid,
      sourceId: `madrid:${requireId('PK', textOf(record, 'PK'))}`,
      name: textOf(record, 'NOMBRE'),
      phone: textOf(record, 'TELEFONO'),
      website: textOf(record, 'CONTENT-URL'),
      address: {
        countryCode: 'ES',
        city,
        state: cleanCity(textOf(record, 'PROVINCIA')),
        street: street.trim(),
        number,
        postalCode,
        formattedAddress: formatAddress({ street, number, postalCode, city }, hints),
        ...placeOf(record, numberOf(record, 'LATITUD'), numberOf(record, 'LONGITUD')),
      },
      sports: sportsIn(textOf(record, 'EQUIPAMIENTO'), SPANISH_SPORTS),
    };
  },
};
