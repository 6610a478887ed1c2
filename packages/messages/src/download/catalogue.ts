/// <reference path="../po.d.ts" />

/** The texts of the page that redirects to a store. */
export const DOWNLOAD_CATALOGUE = {
  en: () => import('../../locales/download/en.po'),
  it: () => import('../../locales/download/it.po'),
};
