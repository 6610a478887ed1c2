/**
 * The addresses of the product's pages. The web app routes by them; the server answers any other
 * address with the app's fallback screen and status 404.
 */
export const PATHS = {
  home: '/',
  admin: '/admin',
  dashboard: '/admin/dashboard',
  venues: '/admin/venues',
  addVenue: '/admin/venues/add',
} as const;

/** Whether a page stands at this path; a slash at the end does not matter. */
export function isPagePath(pathname: string): boolean {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  return (Object.values(PATHS) as string[]).includes(path);
}
