import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

export const inspectorLabels = (i18n: I18n) => ({
  evidence: t(i18n)`Look it up`,
  duplicates: t(i18n)`Possible duplicates`,
  noDifferences: t(i18n)`No field differs`,
  noChecks: t(i18n)`All checks passed`,
  history: t(i18n)`History`,
  fullHistory: t(i18n)`Full history`,
});

/** The links by which a venue is looked up. */
export const evidenceNames = (i18n: I18n) => ({
  map: t(i18n)`Open the map`,
  aerial: t(i18n)`Aerial picture`,
  streetView: t(i18n)`Street view`,
  search: t(i18n)`Search the web`,
  phone: t(i18n)`Call`,
});
