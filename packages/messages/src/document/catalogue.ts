/// <reference path="../po.d.ts" />

/** The texts around a document: of the legal and company pages, and of the guide. */
export const DOCUMENT_CATALOGUE = {
  en: () => import('../../locales/document/en.po'),
  it: () => import('../../locales/document/it.po'),
};
