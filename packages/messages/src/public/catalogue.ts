/// <reference path="../po.d.ts" />

/** The texts that all public pages share, and of what both sides of the product show. */
export const PUBLIC_CATALOGUE = {
  en: () => import('../../locales/public/en.po'),
  it: () => import('../../locales/public/it.po'),
};
