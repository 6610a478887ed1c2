/** Sent in a decision on a venue whose country or city is missing (spec §5). */
export const UNKNOWN_PLACE = 'Unknown';

interface FilterCountry {
  slug: string;
  countryCode: string;
  cities: readonly { slug: string; names: readonly string[] }[];
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
      { slug: 'verona', names: ['Verona'] },
      { slug: 'milano', names: ['Milano', 'Milan'] },
      { slug: 'roma', names: ['Roma', 'Rome'] },
      { slug: 'torino', names: ['Torino', 'Turin'] },
      { slug: 'napoli', names: ['Napoli', 'Naples'] },
    ],
  },
  {
    slug: 'spain',
    countryCode: 'ES',
    cities: [
      { slug: 'madrid', names: ['Madrid'] },
      { slug: 'barcelona', names: ['Barcelona', 'Barcellona'] },
    ],
  },
  {
    slug: 'france',
    countryCode: 'FR',
    cities: [
      { slug: 'paris', names: ['Paris', 'Parigi'] },
      { slug: 'lyon', names: ['Lyon', 'Lyons', 'Lione'] },
    ],
  },
  {
    slug: 'germany',
    countryCode: 'DE',
    cities: [
      { slug: 'berlin', names: ['Berlin', 'Berlino'] },
      { slug: 'frankfurt', names: ['Frankfurt', 'Frankfurt am Main', 'Francoforte'] },
      { slug: 'munich', names: ['Munich', 'München', 'Muenchen', 'Monaco di Baviera'] },
    ],
  },
  {
    slug: 'uk',
    countryCode: 'GB',
    cities: [
      { slug: 'glasgow', names: ['Glasgow'] },
      { slug: 'london', names: ['London', 'Londra'] },
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
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
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

/** The slugs of an address: countries by code, cities by any of their names. */
export function placeSlugs(address: {
  country: string;
  countryCode: string;
  city: string;
}): PlaceSlugs {
  const unknown = slugify(UNKNOWN_PLACE);
  const code = address.countryCode.toUpperCase();
  const country = FILTER_COUNTRIES.find((candidate) => candidate.countryCode === code);
  const citySlug = slugify(address.city);
  const cities: FilterCountry['cities'] = country?.cities ?? [];
  const city = cities.find((candidate) =>
    candidate.names.some((name) => slugify(name) === citySlug),
  );
  return {
    country: country?.slug ?? (slugify(address.country) || unknown),
    city: city?.slug ?? (citySlug || unknown),
    filterCountry: country?.slug ?? null,
    filterCity: (city?.slug as CitySlug | undefined) ?? null,
  };
}
