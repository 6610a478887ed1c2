/// <reference path="../po.d.ts" />

/** The texts around the documents of the guide. */
export const GUIDE_CATALOGUE = {
  en: () => import('../../locales/guide/en.po'),
  it: () => import('../../locales/guide/it.po'),
};
