import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** Shown instead of a page that failed with an error (spec §2.1). */
export const failureTexts = (i18n: I18n) => ({
  title: t(i18n)`Unexpected Application Error!`,
  retry: t(i18n)`Reload`,
  missingChunk: t(
    i18n,
  )`Part of this page could not be loaded. You may be offline, or there is a new version of it.`,
  stopped: t(i18n)`This page has stopped working. Loading it again may help.`,
});

/** Shown at an unknown address (decisions D21, D33). */
export const notFoundTexts = (i18n: I18n) => ({
  title: t(i18n)`Page not found`,
  message: t(i18n)`There is no page at this address. Check it, or begin at the home page.`,
});
