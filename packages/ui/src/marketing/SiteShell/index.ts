export { SITE_CONTENT_ID, SiteShell, type SiteShellProps } from './SiteShell.tsx';
