import { PATHS } from '@campetto/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Where a public page is, and its title (spec §2.1). */
interface SitePage {
  path: string;
  title: MessageDescriptor;
}

/** The public pages. */
export const SITE_PAGES = {
  home: {
    path: PATHS.home,
    title: msg`Find Your Perfect Sports Venue`,
  },
  privacy: {
    path: PATHS.privacy,
    title: msg`Privacy policy`,
  },
  terms: {
    path: PATHS.terms,
    title: msg`Terms and conditions`,
  },
  contact: {
    path: PATHS.contact,
    title: msg`Contact us`,
  },
  documentation: {
    path: PATHS.documentation,
    title: msg`Guide`,
  },
  about: {
    path: PATHS.about,
    title: msg`About Campetto`,
  },
  forVenues: {
    path: PATHS.forVenues,
    title: msg`For venues and clubs`,
  },
  accessibility: {
    path: PATHS.accessibility,
    title: msg`Accessibility statement`,
  },
  download: {
    path: PATHS.download,
    title: msg`Download the app`,
  },
  share: {
    path: PATHS.share,
    title: msg`Find a match near you`,
  },
  sharedGame: {
    path: PATHS.sharedGame,
    title: msg`You are invited to play`,
  },
} satisfies Record<string, SitePage>;

export type SitePageName = keyof typeof SITE_PAGES;
