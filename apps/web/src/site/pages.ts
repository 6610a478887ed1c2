import type { PageName } from '@campetto/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The titles of the public pages (spec §2.1). */
export const PAGE_TITLES = {
  home: msg`Find Your Perfect Sports Venue`,
  privacy: msg`Privacy policy`,
  terms: msg`Terms and conditions`,
  contact: msg`Contact us`,
  documentation: msg`Guide`,
  about: msg`About Campetto`,
  forVenues: msg`For venues and clubs`,
  accessibility: msg`Accessibility statement`,
  download: msg`Download the app`,
  share: msg`Find a match near you`,
  sharedGame: msg`You are invited to play`,
} satisfies Partial<Record<PageName, MessageDescriptor>>;

export type SitePageName = keyof typeof PAGE_TITLES;
