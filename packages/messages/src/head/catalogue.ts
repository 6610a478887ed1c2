/// <reference path="../po.d.ts" />

/** The texts that only robots read, in the head of prerendered pages. */
export const HEAD_CATALOGUE = {
  en: () => import('../../locales/head/en.po'),
  it: () => import('../../locales/head/it.po'),
};
