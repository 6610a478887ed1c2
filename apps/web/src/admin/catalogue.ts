import type { Catalogue } from '../i18n/activate.ts';

/** The texts of the back office. */
export const ADMIN_CATALOGUE: Catalogue = {
  en: () => import('../locales/admin/en.po'),
  it: () => import('../locales/admin/it.po'),
};
