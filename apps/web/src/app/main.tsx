import { isBackOfficePath } from '@campetto/contract';

// Two apps: a visitor loads nothing of the back office. Built, each prerendered page starts the
// public one itself.
if (import.meta.env.DEV && !isBackOfficePath(location.pathname)) import('./publicSite.tsx');
else import('./backOffice.tsx');
