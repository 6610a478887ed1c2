import type { LanguageLinksProps, NavbarProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** The sections of the landing page, and the action (spec §2.2). */
export const navbarTexts = (i18n: I18n): Pick<NavbarProps, 'labels' | 'links' | 'action'> => ({
  labels: { navigation: t(i18n)`Main`, menu: t(i18n)`Menu` },
  links: [
    { label: t(i18n)`Features`, href: '/#features' },
    { label: t(i18n)`How it works`, href: '/#how-it-works' },
    { label: t(i18n)`Sports`, href: '/#sports' },
    { label: t(i18n)`Testimonials`, href: '/#testimonials' },
    { label: t(i18n)`Download`, href: '/#download' },
  ],
  action: { label: t(i18n)`Get the app`, href: '/#download' },
});

export const languageLinksLabel = (i18n: I18n): LanguageLinksProps['label'] => t(i18n)`Language`;
