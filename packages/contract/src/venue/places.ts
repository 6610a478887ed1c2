import { fold } from './fold.ts';

/** Sent in a decision on a venue whose country or city is missing (spec §5). */
export const UNKNOWN_PLACE = 'Unknown';

interface FilterCity {
  slug: string;
  /** Name and code of the state: in Italy the region, with the code of the province. */
  state: readonly [name: string, code: string];
  names: readonly string[];
}

interface FilterCountry {
  slug: string;
  countryCode: string;
  cities: readonly FilterCity[];
}

/**
 * The countries and cities that a list can be filtered by (spec §9). The first name of a city is
 * its display name; the others are names that sources use for it.
 */
export const FILTER_COUNTRIES = [
  {
    slug: 'italy',
    countryCode: 'IT',
    cities: [
      { slug: 'verona', state: ['Veneto', 'VR'], names: ['Verona'] },
      { slug: 'milano', state: ['Lombardia', 'MI'], names: ['Milano', 'Milan'] },
      { slug: 'roma', state: ['Lazio', 'RM'], names: ['Roma', 'Rome'] },
      { slug: 'torino', state: ['Piemonte', 'TO'], names: ['Torino', 'Turin'] },
      { slug: 'napoli', state: ['Campania', 'NA'], names: ['Napoli', 'Naples'] },
    ],
  },
  {
    slug: 'spain',
    countryCode: 'ES',
    cities: [
      { slug: 'madrid', state: ['Comunidad de Madrid', 'MD'], names: ['Madrid'] },
      { slug: 'barcelona', state: ['Catalunya', 'CT'], names: ['Barcelona', 'Barcellona'] },
    ],
  },
  {
    slug: 'france',
    countryCode: 'FR',
    cities: [
      { slug: 'paris', state: ['Île-de-France', 'IDF'], names: ['Paris', 'Parigi'] },
      { slug: 'lyon', state: ['Auvergne-Rhône-Alpes', 'ARA'], names: ['Lyon', 'Lyons', 'Lione'] },
    ],
  },
  {
    slug: 'germany',
    countryCode: 'DE',
    cities: [
      { slug: 'berlin', state: ['Berlin', 'BE'], names: ['Berlin', 'Berlino'] },
      {
        slug: 'frankfurt',
        state: ['Hessen', 'HE'],
        names: ['Frankfurt', 'Frankfurt am Main', 'Francoforte'],
      },
      {
        slug: 'munich',
        state: ['Bayern', 'BY'],
        names: ['Munich', 'München', 'Muenchen', 'Monaco di Baviera'],
      },
    ],
  },
  {
    slug: 'uk',
    countryCode: 'GB',
    cities: [
      { slug: 'glasgow', state: ['Scotland', 'SCT'], names: ['Glasgow'] },
      { slug: 'london', state: ['England', 'ENG'], names: ['London', 'Londra'] },
    ],
  },
] as const satisfies readonly FilterCountry[];

export type CountrySlug = (typeof FILTER_COUNTRIES)[number]['slug'];
export type CitySlug = (typeof FILTER_COUNTRIES)[number]['cities'][number]['slug'];

export const COUNTRY_SLUGS = FILTER_COUNTRIES.map((country) => country.slug);
export const CITY_SLUGS = FILTER_COUNTRIES.flatMap((country): CitySlug[] =>
  country.cities.map((city) => city.slug),
);

/** The filter cities of a filter country; empty for anything else. */
export function citiesOf(country: string): readonly CitySlug[] {
  const found = FILTER_COUNTRIES.find((candidate) => candidate.slug === country);
  return found ? found.cities.map((city) => city.slug) : [];
}

/** Lower-case ASCII words joined by dashes; empty when no character of the text remains. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

export interface PlaceSlugs {
  /** Path segment of the country: filter slug, else the slug of its name, else `unknown`. */
  country: string;
  /** Path segment of the city, likewise. */
  city: string;
  /** The filter values under which the venue is listed; null outside the filter's places. */
  filterCountry: CountrySlug | null;
  filterCity: CitySlug | null;
}

interface CityAddress {
  countryCode: string;
  city: string;
}

/** The filter country and the filter city of an address: the country by its code, the city by any of its names. */
function filterPlaces({ countryCode, city }: CityAddress) {
  const code = countryCode.toUpperCase();
  const country = FILTER_COUNTRIES.find((candidate) => candidate.countryCode === code);
  const slug = slugify(city);
  const cities: readonly FilterCity[] = country?.cities ?? [];
  return {
    country,
    city: cities.find(({ names }) => names.some((name) => slugify(name) === slug)),
  };
}

/** The state of an address in a filter city; undefined elsewhere. */
export function stateOfCity(address: CityAddress): { name: string; code: string } | undefined {
  const { city } = filterPlaces(address);
  return city && { name: city.state[0], code: city.state[1] };
}

/** The slugs of an address: countries by code, cities by any of their names. */
export function placeSlugs(address: CityAddress & { country: string }): PlaceSlugs {
  const unknown = slugify(UNKNOWN_PLACE);
  const { country, city } = filterPlaces(address);
  return {
    country: country?.slug ?? (slugify(address.country) || unknown),
    city: city?.slug ?? (slugify(address.city) || unknown),
    filterCountry: country?.slug ?? null,
    filterCity: (city?.slug as CitySlug | undefined) ?? null,
  };
}
