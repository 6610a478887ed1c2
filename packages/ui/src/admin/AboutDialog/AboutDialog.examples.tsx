import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { AboutSources } from './AboutSources.tsx';

const madrid = {
  text: 'Origen de los datos: Ayuntamiento de Madrid',
  url: 'https://datos.madrid.es/',
  licence: 'Conditions of use of datos.madrid.es (attribution)',
  licenceUrl: 'https://datos.madrid.es/pages/condiciones-de-uso',
};

export const examples: readonly Example[] = [
  pair(
    AboutSources,
    { sources: [madrid], newTabLabel: adminCopy({}).about.opensInNewTab },
    { sources: [{ ...madrid, text: 'Source of the data: City of Madrid' }] },
  ),
];
