import { appScreenLabels } from '@campetto/messages/landing/appScreens';
import { downloadCodeLabel, downloadTexts } from '@campetto/messages/landing/download';
import { featureTexts } from '@campetto/messages/landing/features';
import type { LandingFigures } from '@campetto/messages/landing/figures';
import { heroTexts } from '@campetto/messages/landing/hero';
import { howItWorksTexts } from '@campetto/messages/landing/howItWorks';
import { soonTexts } from '@campetto/messages/landing/soon';
import { sportsTexts } from '@campetto/messages/landing/sports';
import { testimonialTexts } from '@campetto/messages/landing/testimonials';
import { trustTexts } from '@campetto/messages/landing/trust';
import { footerTexts } from '@campetto/messages/public/footer';
import { languageLinksLabel, navbarTexts } from '@campetto/messages/public/navbar';
import { newTabLabel } from '@campetto/messages/public/shell';
import { storeTexts } from '@campetto/messages/public/stores';
import { i18nOf } from '@campetto/messages/stories/i18n';
import { bilingual } from './bilingual.ts';

const storeAddresses = {
  appStore: 'https://apps.apple.com/app/id0000000000',
  googlePlay: 'https://play.google.com/store/apps/details?id=app.example',
};

/** The address in the scannable code. */
export const downloadAddress = 'https://campetto.app/download';

const social = [
  { network: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/example' },
  { network: 'x', name: 'X', href: 'https://x.com/example' },
  { network: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/example' },
  { network: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/company/example' },
  { network: 'tiktok', name: 'TikTok', href: 'https://www.tiktok.com/@example' },
] as const;

const sport = (activePlayers: string, venues: number, rating: number) => ({
  activePlayers,
  dailyMatches: '100+',
  venues,
  rating,
});

const figures: LandingFigures = {
  athletes: 100_000,
  sports: {
    football: sport('1K+', 700, 4.8),
    basketball: sport('100+', 300, 4.7),
    padel: sport('1K+', 600, 4.9),
    tennis: sport('1K+', 650, 4.8),
    volleyball: sport('100+', 250, 4.6),
  },
  global: {
    activePlayers: '500+',
    averageRating: 4.9,
    appRating: 4.9,
    matchesPlayed: '1K+',
    playerSatisfaction: '95%',
    cities: 50,
  },
};

const testimonials = {
  isExample: true as const,
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
};

/** The company whose numbers the pages name. */
export const company = {
  company: 'Campetto S.r.l.',
  address: { street: 'Via Esempio 1', postalCode: '37121', city: 'Verona', province: 'VR' },
  vatNumber: 'IT00000000000',
  rea: 'VR-000000',
  pec: 'campetto@pec.example',
};

/** Texts of the pictures of the app, which the catalogues do not contain. */
const picturesCopy = bilingual(
  {
    phone: {
      time: '18:42',
      title: 'Tonight near you',
      where: 'Verona · within 5 km',
      filters: ['All', 'Football', 'Padel', 'Tennis'],
      matches: [
        {
          court: 'football' as const,
          title: 'Five-a-side, Borgo Roma',
          detail: '20:00 · 8 of 10 · Silver, Gold',
          spots: '2 spots',
        },
        {
          court: 'padel' as const,
          title: 'Padel, San Zeno',
          detail: '20:30 · 3 of 4 · Gold',
          spots: '1 spot',
        },
        {
          court: 'basketball' as const,
          title: '3×3, Parco Adige',
          detail: '21:00 · 4 of 6 · open',
          spots: '2 spots',
        },
      ],
    },
    picture: { alt: 'A green court' },
    location: 'Verona, Italy',
  },
  {
    phone: {
      time: '18:42',
      title: 'Stasera in zona',
      where: 'Verona · entro 5 km',
      filters: ['Tutte', 'Calcio', 'Padel', 'Tennis'],
      matches: [
        {
          court: 'football' as const,
          title: 'Calcetto, Borgo Roma',
          detail: '20:00 · 8 su 10 · Argento, Oro',
          spots: '2 posti',
        },
        {
          court: 'padel' as const,
          title: 'Padel, San Zeno',
          detail: '20:30 · 3 su 4 · Oro',
          spots: '1 posto',
        },
        {
          court: 'basketball' as const,
          title: '3×3, Parco Adige',
          detail: '21:00 · 4 su 6 · libera',
          spots: '2 posti',
        },
      ],
    },
    picture: { alt: 'Un campo verde' },
    location: 'Verona, Italia',
  },
);

/** The texts of the product for the public pages, with sample figures, names and links. */
export function marketingCopy(globals: Record<string, unknown>) {
  const i18n = i18nOf(globals);
  const { phone, picture, location } = picturesCopy(globals);
  const { caption, ...download } = downloadTexts(i18n, figures);
  const code = { address: downloadAddress, label: downloadCodeLabel(i18n), caption };
  return {
    brand: { name: 'campetto', href: '#top' },
    newTab: newTabLabel(i18n),
    language: languageLinksLabel(i18n),
    nav: navbarTexts(i18n),
    hero: heroTexts(i18n, figures),
    features: featureTexts(i18n),
    how: howItWorksTexts(i18n),
    sports: sportsTexts(i18n, figures),
    testimonials: testimonialTexts(i18n, figures, testimonials),
    trust: trustTexts(i18n),
    soon: soonTexts(i18n),
    download: { ...download, stores: storeTexts(i18n, storeAddresses), code },
    footer: {
      ...footerTexts(i18n, { name: 'Campetto', year: 2026, company }),
      email: 'hello@campetto.app',
      location,
      social,
    },
    phone: { ...phone, alt: appScreenLabels(i18n).findMatch },
    picture,
  };
}
