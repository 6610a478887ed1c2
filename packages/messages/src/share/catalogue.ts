/// <reference path="../po.d.ts" />

/** The texts of a shared link. */
export const SHARE_CATALOGUE = {
  en: () => import('../../locales/share/en.po'),
  it: () => import('../../locales/share/it.po'),
};
