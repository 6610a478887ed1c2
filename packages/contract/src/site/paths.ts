/** The paths of the product's pages (spec §2.1, D36), in the web router's syntax. */
export const PATHS = {
  home: '/',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  documentation: '/documentation',
  about: '/about',
  forVenues: '/venues',
  accessibility: '/accessibility',
  download: '/download',
  share: '/share',
  sharedGame: '/share/:shareId',
  admin: '/admin',
  dashboard: '/admin/dashboard',
  venues: '/admin/venues',
  addVenue: '/admin/venues/add',
  imports: '/admin/imports',
  activity: '/admin/activity',
  audit: '/admin/audit',
  keys: '/admin/keys',
} as const;

export type PageName = keyof typeof PATHS;

/** Whether a path belongs to the back office, which is a separate app. */
export function isBackOfficePath(path: string): boolean {
  return /^\/admin(?![^/?#])/.test(path);
}

/**
 * Whether a text can be the id of a game: the characters that a part of a path contains without an
 * escape (RFC 3986), but no punctuation at the end, which belongs to the sentence around a link: a chat may take it for
 * a part of the address. Anyone can write the part after /share/.
 */
function isShareId(text: string): boolean {
  return /^(?!\.{1,2}$)[\w.~!$&'()*+,;=:@-]{1,128}(?<![.,:;!)])$/.test(text);
}

/**
 * The page at this path; a trailing slash is ignored. `brokenShare` is a path below /share that
 * names no game; undefined where the web app shows its fallback screen.
 */
export function pageAt(pathname: string): PageName | 'brokenShare' | undefined {
  const path = pathname.replace(/(?<=[^/])\/$/, '');
  const [, shareId] = /^\/share\/([^/]+)$/.exec(path) ?? [];
  if (shareId !== undefined) return isShareId(shareId) ? 'sharedGame' : 'brokenShare';
  return (Object.keys(PATHS) as PageName[]).find((name) => PATHS[name] === path);
}
