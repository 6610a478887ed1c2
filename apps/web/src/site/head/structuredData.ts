import { type Language, PATHS } from '@campetto/contract';
import { QUESTIONS } from '@campetto/messages/landing/questions';
import type { MessageDescriptor } from '@lingui/core';
import { BRAND, LEGAL, MARKETING, ORIGIN } from '../../config/brand.ts';
import { withLanguage } from '../../i18n/address.ts';
import { PAGE_TITLES, type SitePageName } from '../pages.ts';
import { DESCRIPTIONS } from './descriptions.ts';

const { contact, socialLinks, storeLinks } = MARKETING;

const organization = {
  '@type': 'Organization',
  '@id': `${ORIGIN}/#organization`,
  name: BRAND.name,
  legalName: LEGAL.company,
  vatID: LEGAL.vatNumber,
  url: ORIGIN,
  logo: `${ORIGIN}/icon-512.png`,
  email: contact.email,
  sameAs: Object.values(socialLinks),
};

/** More facts about the company, only on the pages about it, because each byte of the landing page counts. */
const companyDetails = {
  address: {
    '@type': 'PostalAddress',
    streetAddress: LEGAL.address.street,
    postalCode: LEGAL.address.postalCode,
    addressLocality: LEGAL.address.city,
    addressRegion: LEGAL.address.province,
    addressCountry: contact.location.countryCode,
  },
  identifier: { '@type': 'PropertyValue', propertyID: 'REA', value: LEGAL.rea },
  contactPoint: { '@type': 'ContactPoint', contactType: 'PEC', email: LEGAL.pec },
};

/** The apps; without ratings, which search engines accept only from those who collect them. */
function app(language: Language, description: string) {
  return {
    '@type': 'MobileApplication',
    name: BRAND.name,
    description,
    operatingSystem: 'iOS, Android',
    applicationCategory: 'SportsApplication',
    inLanguage: language,
    installUrl: Object.values(storeLinks),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    publisher: { '@id': organization['@id'] },
  };
}

const faq = (translate: (text: MessageDescriptor) => string) => ({
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: translate(question),
    acceptedAnswer: { '@type': 'Answer', text: translate(answer) },
  })),
});

/** The structured data of a page: the product and the breadcrumbs from the landing page (schema.org, JSON-LD). */
export function structuredData(
  described: SitePageName,
  language: Language,
  translate: (text: MessageDescriptor) => string,
) {
  // A shared game has no page of its own in the site's structure: its breadcrumb is the page for sharing.
  const page = described === 'sharedGame' ? 'share' : described;
  const address = (name: SitePageName) => withLanguage(`${ORIGIN}${PATHS[name]}`, language);
  const crumbs: SitePageName[] = ['home', page];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name === 'home' ? BRAND.name : translate(PAGE_TITLES[name]),
      item: address(name),
    })),
  };
  const isAboutTheCompany = page === 'about' || page === 'contact';
  const isAboutTheApp = page === 'home' || page === 'download';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      isAboutTheCompany ? { ...organization, ...companyDetails } : organization,
      ...(isAboutTheApp ? [app(language, translate(DESCRIPTIONS.home))] : []),
      ...(page === 'home' ? [faq(translate)] : []),
      ...(page === 'home' ? [] : [breadcrumbs]),
    ],
  };
}
