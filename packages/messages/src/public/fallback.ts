import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** In place of a screen on the way to which something went wrong (spec §2.1). */
export const fallbackTexts = (i18n: I18n) => ({
  title: t(i18n)`Unexpected Application Error!`,
  retry: t(i18n)`Reload`,
  home: t(i18n)`Back to the home page`,
  lostChunk: t(
    i18n,
  )`Part of this page could not be loaded. You may be offline, or there is a new version of it.`,
  stopped: t(i18n)`This page has stopped working. Loading it again may help.`,
  notFound: t(i18n)`There is no page at this address. Check it, or begin at the home page.`,
  lost: t(i18n)`Part of this page did not load. Its links still work.`,
  again: t(i18n)`Load it again`,
});
