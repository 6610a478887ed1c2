import * as v from 'valibot';
import { LANGUAGES } from './limits.ts';
import { SPORTS } from './sports.ts';

/** What the back office reads of the signed-in user (spec §3). */
export const adminUserSchema = v.object({
  email: v.pipe(v.string(), v.email()),
  lastLogin: v.nullable(v.string()),
});
export type AdminUser = v.InferOutput<typeof adminUserSchema>;

export const GUIDE_SECTIONS = [
  'user-levels',
  'competitive-ranking',
  'seasons',
  'trust-fairplay',
] as const;
export type GuideSection = (typeof GUIDE_SECTIONS)[number];

/** One section of the guide (spec §3); `file` is `{topic}-{lang}.md`. */
export const documentationSectionSchema = v.object({
  id: v.picklist(GUIDE_SECTIONS),
  title: v.string(),
  icon: v.string(),
  file: v.pipe(
    v.string(),
    v.regex(new RegExp(`^(${GUIDE_SECTIONS.join('|')})-(${LANGUAGES.join('|')})\\.md$`)),
  ),
  content: v.string(),
});
export type DocumentationSection = v.InferOutput<typeof documentationSectionSchema>;

const sportFigures = v.object({
  activePlayers: v.string(),
  dailyMatches: v.string(),
  venues: v.number(),
  rating: v.number(),
});

/** The figures, quotes and links that the public site shows (spec §3). */
export const marketingSchema = v.object({
  sports: v.record(v.picklist(SPORTS.map((sport) => sport.slug)), sportFigures),
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

export const testimonialSchema = v.object({
  text: v.string(),
  name: v.string(),
  role: v.string(),
});
export type Testimonial = v.InferOutput<typeof testimonialSchema>;
