import { isBackOfficePath } from '@campetto/contract';

// Two apps, so that a visitor loads nothing of the back office. In a build, the prerendered pages
// start the public one themselves.
if (import.meta.env.DEV && !isBackOfficePath(location.pathname)) import('./publicSite.tsx');
else import('./backOffice.tsx');
