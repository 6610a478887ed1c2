/// <reference path="../po.d.ts" />

/** The texts that only the build needs: for robots in the head of prerendered pages, and in the page of the back office. */
export const HEAD_CATALOGUE = {
  en: () => import('../../locales/head/en.po'),
  it: () => import('../../locales/head/it.po'),
};
