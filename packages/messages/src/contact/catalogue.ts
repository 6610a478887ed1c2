/// <reference path="../po.d.ts" />

/** The texts of the contact page. */
export const CONTACT_CATALOGUE = {
  en: () => import('../../locales/contact/en.po'),
  it: () => import('../../locales/contact/it.po'),
};
