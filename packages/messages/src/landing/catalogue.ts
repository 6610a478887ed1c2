/// <reference path="../po.d.ts" />

/** The texts of the landing page. */
export const LANDING_CATALOGUE = {
  en: () => import('../../locales/landing/en.po'),
  it: () => import('../../locales/landing/it.po'),
};
