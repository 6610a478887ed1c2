/// <reference path="../po.d.ts" />

/** The texts of the back office. */
export const ADMIN_CATALOGUE = {
  en: () => import('../../locales/admin/en.po'),
  it: () => import('../../locales/admin/it.po'),
};
