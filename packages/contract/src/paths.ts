/** The addresses of the product's pages (spec §2.1), as the web app routes by them. */
export const PATHS = {
  home: '/',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  documentation: '/documentation',
  download: '/download',
  share: '/share',
  sharedGame: '/share/:shareId',
  admin: '/admin',
  dashboard: '/admin/dashboard',
  venues: '/admin/venues',
  addVenue: '/admin/venues/add',
  imports: '/admin/imports',
} as const;

export type PageName = keyof typeof PATHS;

/** Whether a path belongs to the back office, which is an app of its own. */
export function isBackOfficePath(path: string): boolean {
  return /^\/admin(?![^/?#])/.test(path);
}

/** Whether it may name a game: what comes after /share/ is written by anyone. */
export function isShareId(text: string): boolean {
  return /^[\w-]{1,128}$/.test(text);
}

/**
 * The page that stands at this path; a slash at the end does not matter. `brokenShare` is an address
 * below /share that names no game; nothing where the web app shows its fallback screen.
 */
export function pageAt(pathname: string): PageName | 'brokenShare' | undefined {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const [, shareId] = /^\/share\/([^/]+)$/.exec(path) ?? [];
  if (shareId !== undefined) return isShareId(shareId) ? 'sharedGame' : 'brokenShare';
  return (Object.keys(PATHS) as PageName[]).find((name) => PATHS[name] === path);
}
