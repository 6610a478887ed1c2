import { PATHS } from '@campetto/contract';
import type { FooterProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type Company, companyFacts } from './company.ts';

interface FooterFacts {
  name: string;
  year: number;
  company: Company;
}

export const footerLabels = (i18n: I18n): FooterProps['labels'] => ({
  social: t(i18n)`Follow us`,
  contact: t(i18n)`Contact`,
  legal: t(i18n)`Legal`,
  newTab: t(i18n)`opens in a new tab`,
});

/** The footer of every public page (spec §2.2). */
export function footerTexts(i18n: I18n, { name, year, company }: FooterFacts) {
  const legal = [
    { label: t(i18n)`Privacy`, href: PATHS.privacy },
    { label: t(i18n)`Terms`, href: PATHS.terms },
  ];
  return {
    labels: footerLabels(i18n),
    tagline: t(i18n)`The match, the people and the pitch.`,
    columns: [
      {
        title: t(i18n)`Product`,
        links: [
          { label: t(i18n)`Features`, href: '/#features' },
          { label: t(i18n)`How it works`, href: '/#how-it-works' },
          { label: t(i18n)`Download`, href: '/#download' },
        ],
      },
      {
        title: t(i18n)`Support`,
        links: [
          { label: t(i18n)`Guide`, href: PATHS.documentation },
          { label: t(i18n)`Contact`, href: PATHS.contact },
          ...legal,
        ],
      },
      {
        title: t(i18n)`Company`,
        links: [
          { label: t(i18n)`About us`, href: PATHS.about },
          { label: t(i18n)`For venues`, href: PATHS.forVenues },
          { label: t(i18n)`Accessibility`, href: PATHS.accessibility },
        ],
      },
    ],
    legal,
    company: companyFacts(i18n, company),
    copyright: t(i18n)`© ${year} ${name}. All rights reserved.`,
  } satisfies Partial<FooterProps>;
}
