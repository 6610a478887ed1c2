/** Attribution of a data source, in the words that its licence requires. */
export interface Attribution {
  /** Name of the source on a venue's card. */
  source: string;
  /** The line to show. */
  text: string;
  licence: string;
  licenceUrl: string;
  /** Where the owner publishes the data. */
  url: string;
}

/** The data sets of the sample that ships with the product. */
export const ATTRIBUTIONS = [
  {
    source: 'Comune di Milano',
    text: 'Comune di Milano (CC BY 4.0)',
    licence: 'Creative Commons Attribution 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://dati.comune.milano.it/dataset/ds629-impianti-sportivi',
  },
  {
    source: 'Ayuntamiento de Madrid',
    text: 'Origen de los datos: Ayuntamiento de Madrid',
    licence: 'Conditions of use of datos.madrid.es (attribution)',
    licenceUrl: 'https://datos.madrid.es/pages/condiciones-de-uso',
    url: 'https://datos.madrid.es/',
  },
  {
    source: 'Active Places',
    text: 'Contains data © Sport England (OGL v3)',
    licence: 'Open Government Licence v3.0',
    licenceUrl: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    url: 'https://www.activeplacespower.com/',
  },
  {
    source: 'OpenStreetMap',
    text: '© OpenStreetMap contributors (ODbL)',
    licence: 'Open Data Commons Open Database License 1.0',
    licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
    url: 'https://www.openstreetmap.org/copyright',
  },
] as const satisfies readonly Attribution[];

/** Data that the maps ship with and whose licence requires attribution. */
export const MAP_ATTRIBUTIONS = [
  {
    source: 'GeoNames',
    text: 'GeoNames (CC BY 4.0)',
    licence: 'Creative Commons Attribution 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://www.geonames.org/',
  },
] as const satisfies readonly Attribution[];
