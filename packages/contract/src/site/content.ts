import * as v from 'valibot';
import { SPORTS } from '../venue/sports.ts';

const sportFiguresSchema = v.object({
  activePlayers: v.string(),
  dailyMatches: v.string(),
  venues: v.number(),
  rating: v.number(),
});

/** The figures, quotes and links that the public site shows (spec §3). */
const marketingSchema = v.object({
  sports: v.record(v.picklist(SPORTS.map((sport) => sport.slug)), sportFiguresSchema),
  global: v.object({
    activePlayers: v.string(),
    averageRating: v.number(),
    appRating: v.number(),
    matchesPlayed: v.string(),
    playerSatisfaction: v.string(),
    cities: v.number(),
  }),
  contact: v.object({
    email: v.pipe(v.string(), v.email()),
    location: v.object({ locality: v.string(), countryCode: v.string() }),
  }),
  storeLinks: v.object({
    appStore: v.pipe(v.string(), v.url()),
    googlePlay: v.pipe(v.string(), v.url()),
  }),
  socialLinks: v.record(
    v.picklist(['facebook', 'twitter', 'instagram', 'tiktok', 'linkedin']),
    v.pipe(v.string(), v.url()),
  ),
});
export type Marketing = v.InferOutput<typeof marketingSchema>;

/** In the folder of the built web app while the company's facts are examples: the sentence that says so. */
export const EXAMPLE_FACTS_FILE = '.example-facts';
