import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SitePageName } from '../pages.ts';

/** The description of each page for search engines and shared links (spec §2.1). */
export const DESCRIPTIONS: Record<SitePageName, MessageDescriptor> = {
  home: msg`Find and join football, padel, tennis, basketball and volleyball matches near you. Levels, seasons, chat and an AI coach, in one free app.`,
  privacy: msg`Which data the site and the app use, why, for how long, and how to exercise your rights under the GDPR.`,
  terms: msg`The rules of the app: accounts, conduct on the pitch and off it, match payments, withdrawal and liability under Italian law.`,
  contact: msg`Write to us about partnerships, technical support, product feedback or press: a person answers within two days.`,
  documentation: msg`How levels and XP, competitive ranking, seasons and the fair play system work: the rules, with tables and examples.`,
  about: msg`Who makes Campetto and what we believe in, with the company’s details and logos and pictures for the press.`,
  forVenues: msg`How your sports venue gets into the app, free of charge, and how to have it corrected or removed.`,
  accessibility: msg`How accessible this site is, what we test, what does not work yet, and whom to tell.`,
  download: msg`Get the app for iPhone or Android: it is free, in English and Italian.`,
  share: msg`Find a match, a team and a pitch near you, with one free app for iPhone and Android.`,
  sharedGame: msg`Someone shared a match with you. Install the free app to see who plays, where and when, and take your spot.`,
};

/** Descriptions of the pictures that shared links show: of the site, and of a shared game. */
export const PICTURE_TEXTS = {
  site: msg`Your next match is around the corner. A phone shows tonight’s matches near you.`,
  game: msg`You are invited to play. A phone shows tonight’s matches near you.`,
};
