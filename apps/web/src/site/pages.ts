import { PATHS } from '@campetto/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What search engines and shared links show of a public page (spec §2.1). */
interface SitePage {
  path: string;
  title: MessageDescriptor;
  description: MessageDescriptor;
}

/** The public pages. */
export const SITE_PAGES = {
  home: {
    path: PATHS.home,
    title: msg`Find Your Perfect Sports Venue`,
    description: msg`Find and join football, padel, tennis, basketball and volleyball matches near you. Levels, seasons, chat and an AI coach, in one free app.`,
  },
  privacy: {
    path: PATHS.privacy,
    title: msg`Privacy policy`,
    description: msg`Which data the site and the app use, why, for how long, and how to exercise your rights under the GDPR.`,
  },
  terms: {
    path: PATHS.terms,
    title: msg`Terms and conditions`,
    description: msg`The rules of the app: accounts, conduct on the pitch and off it, match payments, withdrawal and liability under Italian law.`,
  },
  contact: {
    path: PATHS.contact,
    title: msg`Contact us`,
    description: msg`Write to us about partnerships, technical support, product feedback or press: a person answers within two days.`,
  },
  documentation: {
    path: PATHS.documentation,
    title: msg`Guide`,
    description: msg`How levels and XP, competitive ranking, seasons and the fair play system work: the rules, with tables and examples.`,
  },
  download: {
    path: PATHS.download,
    title: msg`Download the app`,
    description: msg`Get the app for iPhone or Android: it is free, in English and Italian.`,
  },
  share: {
    path: PATHS.share,
    title: msg`Find a match near you`,
    description: msg`Find a match, a team and a pitch near you, with one free app for iPhone and Android.`,
  },
  sharedGame: {
    path: PATHS.sharedGame,
    title: msg`You are invited to play`,
    description: msg`Someone shared a match with you. Install the free app to see who plays, where and when, and take your spot.`,
  },
} satisfies Record<string, SitePage>;

export type SitePageName = keyof typeof SITE_PAGES;
