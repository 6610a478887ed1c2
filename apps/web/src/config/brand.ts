import { type Marketing, PATHS } from '@campetto/contract';

/**
 * The facts of the product that are not texts: name, addresses, app ids, links and marketing figures.
 * No component and no catalogue repeats them.
 */
export const BRAND = {
  name: 'Campetto',
  /** The name beside the logo, in lower case. */
  wordmark: 'campetto',
  domain: 'campetto.app',
  email: 'hello@campetto.app',
} as const;

/** The company's details that the law requires. The build and the production server warn while they are examples. */
export const LEGAL = {
  /** True until the owner has replaced every value below. */
  isExample: true,
  company: 'Campetto S.r.l.',
  address: { street: 'Via Esempio 1', postalCode: '37121', city: 'Verona', province: 'VR' },
  vatNumber: 'IT00000000000',
  /** Entry in the company register. */
  rea: 'VR-000000',
  /** Certified e-mail, which Italian companies must have. */
  pec: 'campetto@pec.example',
  /** E-mail of the data protection officer; null: none is appointed, as the privacy policy says. */
  dataProtectionOfficer: null,
} as const;

/** The origin of the site in search engines and shared links. */
export const ORIGIN = `https://${BRAND.domain}`;

/** The fixed address in the QR code (spec §9). */
export const DOWNLOAD_ADDRESS = `${ORIGIN}${PATHS.download}`;

/** The ids of the apps in their stores, from the owner's accounts. */
export const APPS = {
  ios: { storeId: '6740000001' },
  android: { packageName: 'app.campetto.android' },
  /** The URL scheme that opens the installed app. */
  scheme: 'campetto',
} as const;

/** The signatures by which operating systems identify the apps that may open the site's links; no page loads them. */
export const APP_SIGNATURES = {
  ios: { teamId: 'CAMPETTO01', bundleId: 'app.campetto.ios' },
  /** Fingerprints of the signing certificate, as the store's console shows them. */
  android: [
    '14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5',
  ],
} as const;

/**
 * The figures, contact and links that the public pages show (spec §9). Active players are counted per day, those of
 * one sport per month; matches played are counted per week.
 */
export const MARKETING = {
  sports: {
    football: { activePlayers: '1K+', dailyMatches: '100+', venues: 700, rating: 4.8 },
    basketball: { activePlayers: '100+', dailyMatches: '50+', venues: 300, rating: 4.7 },
    padel: { activePlayers: '1K+', dailyMatches: '100+', venues: 600, rating: 4.9 },
    tennis: { activePlayers: '1K+', dailyMatches: '100+', venues: 650, rating: 4.8 },
    volleyball: { activePlayers: '100+', dailyMatches: '50+', venues: 250, rating: 4.6 },
  },
  global: {
    activePlayers: '500+',
    averageRating: 4.9,
    appRating: 4.9,
    matchesPlayed: '1K+',
    playerSatisfaction: '95%',
    cities: 50,
  },
  contact: { email: BRAND.email, location: { locality: 'Verona', countryCode: 'IT' } },
  storeLinks: {
    appStore: `https://apps.apple.com/app/id${APPS.ios.storeId}`,
    googlePlay: `https://play.google.com/store/apps/details?id=${APPS.android.packageName}`,
  },
  socialLinks: {
    facebook: 'https://www.facebook.com/campetto.app',
    twitter: 'https://x.com/campetto_app',
    instagram: 'https://www.instagram.com/campetto.app',
    tiktok: 'https://www.tiktok.com/@campetto.app',
    linkedin: 'https://www.linkedin.com/company/campetto',
  },
} satisfies Marketing;

/**
 * The people quoted on the landing page, with the dates of their words. The page says so while they are examples. Real
 * reviews need a source where everybody can read them, because the law asks how they were verified.
 */
export const TESTIMONIALS = {
  isExample: true,
  source: null,
  date: '2026-11-15',
  names: {
    giulia: 'Giulia M.',
    luca: 'Luca R.',
    anna: 'Anna C.',
    samir: 'Samir B.',
    davide: 'Davide T.',
    paola: 'Paola F.',
  },
} as const;

/** How many people have ever signed up, many more than are active (spec §9). */
export const ATHLETES = 100_000;

/** Support replies within this many hours. */
export const REPLY_HOURS = { from: 24, to: 48 } as const;
