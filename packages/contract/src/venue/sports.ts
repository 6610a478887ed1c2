/** The five sports of the product with their fixed ids and English display names (spec §3). */
export const SPORTS = [
  { slug: 'football', id: 'f64f0520-4088-5c43-9411-4a2f95e9804e', name: 'Football' },
  { slug: 'padel', id: 'a9a42dc4-25a9-5680-94a8-cf7f8db753ba', name: 'Padel' },
  { slug: 'tennis', id: 'fd3aeae9-b683-5502-983f-da46c9c1d565', name: 'Tennis' },
  { slug: 'basketball', id: '67db5eb8-ed33-59ea-91f3-d433c6dc9881', name: 'Basketball' },
  { slug: 'volleyball', id: 'ba49e870-83c5-5e45-ae73-f7468b5ef5e2', name: 'Volleyball' },
] as const;

export type Sport = (typeof SPORTS)[number];
export type SportSlug = Sport['slug'];
export type SportId = Sport['id'];

/** The ids alone, in the order of {@link SPORTS}. */
export const SPORT_IDS: readonly SportId[] = SPORTS.map((sport) => sport.id);

/** The slugs alone, in the order of {@link SPORTS}. */
export const SPORT_SLUGS: readonly SportSlug[] = SPORTS.map((sport) => sport.slug);

/** The sport of an id, or undefined for an unknown id. */
export function sportById(id: string): Sport | undefined {
  return SPORTS.find((sport) => sport.id === id);
}
